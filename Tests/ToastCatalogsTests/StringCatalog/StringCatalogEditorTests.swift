import TestSupport
import Testing
import ToastCatalogs
import ToastText

@Suite("A change to a String Catalog changes nothing else")
struct StringCatalogEditorTests {
  private func edited(
    _ text: String, _ change: (inout StringCatalogEditor) throws -> Void
  ) throws -> String {
    var editor = try StringCatalogEditor(bytes: Array(text.utf8), file: "a.xcstrings")
    try change(&editor)
    return String(decoding: editor.bytes, as: UTF8.self)
  }

  @Test(
    "a new value changes only the value's bytes, in every real catalog", .needsSharedData,
    arguments: CatalogFiles.paths)
  func value(path: String) throws {
    let bytes = try CatalogFiles.bytes(path)
    let catalog = StringCatalogReader.read(bytes: bytes, file: path)
    var editor = try StringCatalogEditor(bytes: bytes, file: path)
    var ranges: [Range<Int>] = []
    for entry in catalog.entries.prefix(50) {
      for localization in entry.localizations {
        guard case .unit(let unit) = localization.content else { continue }
        try editor.setText("新\"値\n", key: entry.key, locale: localization.locale)
        ranges.append(unit.valueRange)
      }
    }
    var expected: [UInt8] = []
    var place = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      expected += bytes[place..<range.lowerBound] + Array(#"新\"値\n"#.utf8)
      place = range.upperBound
    }
    #expect(editor.bytes == expected + bytes[place...])
  }

  @Test("a new locale and a new key stand in Xcode's form between their neighbours")
  func additions() throws {
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "b 2" : {

          },
          "b 10" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "B"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let result = try edited(text) { editor in
      try editor.setText("び", key: "b 10", locale: "ja", state: .needsReview)
      try editor.setText("A", key: "a", locale: "de")
      try editor.setText("あ", key: "a", locale: "ja")
      try editor.setText("%lld", key: "b 3", locale: "ja", path: TextPath([.plural(.other)]))
      try editor.setText("C", key: "c", locale: "de")
      try editor.setText("2", key: "b 2", locale: "de")
    }
    let normalized = try StringCatalogWriter.normalized(
      bytes: Array(result.utf8), file: "a.xcstrings")
    #expect(result == String(decoding: normalized, as: UTF8.self))
    let catalog = StringCatalogReader.read(bytes: Array(result.utf8), file: "a.xcstrings")
    #expect(catalog.problems == [])
    #expect(catalog.entries.map(\.key) == ["a", "b 2", "b 3", "b 10", "c"])
    #expect(catalog.entries[0].localizations.map(\.locale) == ["de", "ja"])
  }

  @Test("unknown fields, layout and line breaks stay")
  func layout() throws {
    let text = "{\r\n\t\"strings\":{\"a\":{\"future\":[1,2]}},\"sourceLanguage\":\"en\"}\r\n"
    let result = try edited(text) { try $0.setText("x", key: "a", locale: "ja") }
    #expect(result.hasPrefix("{\r\n\t\"strings\":{\"a\":{\"future\":[1,2],\r\n"))
    #expect(result.hasSuffix("}},\"sourceLanguage\":\"en\"}\r\n"))
    #expect(!result.replacing("\r\n", with: "").contains("\n"))
    #expect(try edited(text) { _ in } == text)
  }

  @Test("a text does not push a choice out, and the format's limits are errors")
  func refusals() throws {
    let text =
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"variations":"#
      + #"{"plural":{"other":{"stringUnit":{"value":"x"}}}}}}}}}"#
    #expect(throws: CatalogError.self) {
      try edited(text) { try $0.setText("y", key: "a", locale: "en") }
    }
    #expect(throws: CatalogError.self) {
      try edited(text) { try $0.setText("y", key: "a", locale: "en", path: TextPath([.width(20)])) }
    }
    #expect(throws: Never.self) {
      try edited(text) {
        try $0.setText("y", key: "a", locale: "en", path: TextPath([.plural(.one)]))
      }
    }
    #expect(throws: CatalogError.self) { try edited("{\"a\": }") { _ in } }
  }

  @Test(
    "paths are read as problems spell them",
    arguments: [
      "", "plural.one", "device.iphone.plural.few", "substitutions.a.b.plural.other", "width.20",
    ])
  func paths(text: String) throws {
    #expect(TextPath(text)?.description == text)
  }

  @Test("what is no path is none", arguments: ["plural", "plural.andra", "substitutions.a", "x.y"])
  func noPaths(text: String) {
    #expect(TextPath(text) == nil)
  }
}
