import TestSupport
import Testing
import ToastCatalogs
import ToastText

@Suite("XLIFF of other tools is read")
struct XLIFFReaderTests {
  private func read(_ text: String) -> (document: XLIFFDocument, problems: [Problem]) {
    XLIFFReader.read(bytes: Array(text.utf8), file: "a.xliff")
  }

  private func unit(_ inside: String) -> (unit: XLIFFUnit?, problems: [Problem]) {
    let (document, problems) = read(
      """
      <xliff version="1.2"><file original='A.xcstrings' source-language="en" \
      target-language="ja"><body><trans-unit id="k">\(inside)</trans-unit></body></file></xliff>
      """)
    return (document.files.first?.units.first, problems)
  }

  @Test("Xcode's own export", .needsSharedData)
  func xcode() throws {
    let path = "data/apple-fixtures/tolgee/en_xcstrings.xliff"
    let (document, problems) = try XLIFFReader.read(bytes: SharedData.bytes(path), file: path)
    #expect(problems == [])
    #expect(
      document.files.map(\.original)
        == ["apple-xliff-localization-test-InfoPlist.xcstrings", "Localizable.xcstrings"])
    let units = document.files[1].units
    #expect(
      units.map(\.id)
        == ["dogs_cout_%lld|==|plural.one", "dogs_cout_%lld|==|plural.other", "standard_key"])
    #expect(units.map(\.target) == ["One dog", "%lld dogs", "I am normal key!"])
    #expect(document.files[0].units[0].note == "Bundle name")
    #expect(document.files[0].units[0].state == "new")
    #expect(document.files[0].units[0].position?.line == 8)
  }

  @Test("line breaks, references, CDATA and comments")
  func text() {
    let (found, problems) = unit(
      "<source>a\r\nb &amp; &#x3042;</source><target><![CDATA[<b>]]><!-- no -->&#13;</target>")
    #expect(found?.source == "a\nb & あ")
    #expect(found?.target == "<b>\r")
    #expect(problems == [])
  }

  @Test("an id keeps its line break as a reference, and reads a raw one as a blank")
  func ids() {
    let (document, _) = read(
      """
      <xliff version="1.2"><file original="A" source-language="en"><body>
      <trans-unit id="a&#10;b"><source/></trans-unit><trans-unit id='a
      b'><source/></trans-unit></body></file></xliff>
      """)
    #expect(document.files[0].units.map(\.id) == ["a\nb", "a b"])
    #expect(document.files[0].targetLanguage == nil)
  }

  @Test("suggestions and segments are no translation; text in inline elements stays")
  func inner() {
    let (found, problems) = unit(
      """
      <source>Hi <g id="1">you</g></source><seg-source><mrk mid="0">Hi</mrk></seg-source>
      <alt-trans><source>Ha</source><target>no</target></alt-trans>
      <note>one</note><note from="x">two</note><target>こんにちは<g id="1">ね</g><x id="2"/></target>
      """)
    #expect(found?.source == "Hi you")
    #expect(found?.target == "こんにちはね")
    #expect(found?.note == "one\ntwo")
    #expect(problems.map(\.kind) == ["inline-element"])
  }

  @Test("faults are named at their place, and the rest is read")
  func faults() {
    let (document, problems) = read(
      """
      <xliff version="1.2"><file original="A" source-language="en" target-language="ja"><body>
      <trans-unit><source>a</source></trans-unit>
      <trans-unit id="b"><source>b & c</source><target>び</trans-unit>
      <trans-unit id="c"><source>c</source><target>し</target></trans-unit></group>
      </body></file>
      """)
    #expect(document.files[0].units.map(\.id) == ["b", "c"])
    #expect(document.files[0].units[1].target == "し")
    #expect(problems.allSatisfy { $0.position != nil })
    #expect(problems.map { $0.position?.line } == [2, 3, 3, 4, 5])
  }

  @Test("bytes that are no XLIFF are said to be none", arguments: ["", "<a/>", "{}", "\u{0}"])
  func noXLIFF(text: String) {
    let (document, problems) = read(text)
    #expect(document.files == [])
    #expect(problems.contains { $0.kind == "not-xliff" })
  }

  @Test("entities are not expanded")
  func entities() {
    let (document, problems) = read(
      """
      <!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]><xliff version="1.2">\
      <file original="A" source-language="en"><body><trans-unit id="k"><source>&b;</source>\
      </trans-unit></body></file></xliff>
      """)
    #expect(document.files[0].units[0].source == "&b;")
    #expect(problems.contains { $0.kind == "entity" })
  }
}
