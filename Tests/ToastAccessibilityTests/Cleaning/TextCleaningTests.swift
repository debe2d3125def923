import Testing
import ToastAccessibility
import ToastText

@Suite("Text cleaning")
struct TextCleaningTests {
  static let clean: [(String, String)] = [
    ("Saved", "Saved"),
    ("", ""),
    ("  two   words\n\t here ", "two words here"),
    ("\u{2068}Ana\u{2069} sent a photo\u{200E}", "Ana sent a photo"),
    ("\u{FEFF}so\u{AD}ft\u{200B}", "soft"),
    ("**Saved** to *Photos*", "Saved to Photos"),
    ("__bold__ and _italic_ and ~~gone~~ and `code`", "bold and italic and gone and code"),
    ("^[3 files](inflect: true) sent", "3 files sent"),
    ("Read [the **manual**](https://example.com/a)", "Read the manual"),
    ("<b>Saved</b><br/>to <span color=\"red\">Photos</span>", "Saved to Photos"),
    ("Tom &amp; Ana &lt;3 &#33; &unknown;", "Tom & Ana <3 ! &unknown;"),
    ("2 * 3 * 4", "2 * 3 * 4"),
    ("snake_case_name and a_b", "snake_case_name and a_b"),
    ("a < b and c > d", "a < b and c > d"),
    ("[draft] Report", "[draft] Report"),
    ("5\u{A0}km  away", "5\u{A0}km away"),
    ("١٢ صورة \u{202B}جديدة\u{202C}", "١٢ صورة جديدة"),
    ("\u{0}\u{1B}[31mred", "[31mred"),
    ("***", "***"),
    ("。。。", "。。。"),
  ]

  @Test(
    "Marks nobody hears, markup and tags go; what only looks like markup stays", arguments: clean)
  func cleaned(text: String, expected: String) {
    #expect(TextCleaning(language: .english).clean(text).text == expected)
  }

  @Test("Underscores of mnemonics go where the catalog has them")
  func mnemonics() {
    let cleaning = TextCleaning(language: .japanese, hasMnemonics: true)
    #expect(cleaning.clean("_Save __all__").text == "Save _all_")
    #expect(cleaning.clean("保存(_S)").text == "保存")
  }

  static let leftovers: [(String, String)] = [
    ("Hello, %@", "leftover-placeholder"),
    ("%1$lld files", "leftover-placeholder"),
    ("%#@files@ left", "leftover-placeholder"),
    ("%lld%%", "leftover-placeholder"),
    ("LocalizedStringKey(key: \"saved\")", "leftover-code"),
    ("Optional(\"Ana\") sent", "leftover-code"),
    ("storage.low.title", "bare-key"),
    ("UPLOAD_FAILED", "bare-key"),
    ("upload.failed.body", "bare-key"),
    ("toast_upload.msg", "bare-key"),
    ("half \u{FFFD} character", "replacement-character"),
  ]

  @Test("What a program left in by mistake is reported", arguments: leftovers)
  func reported(text: String, kind: String) {
    #expect(TextCleaning(language: .english).clean(text).problems.map(\.kind) == [kind])
  }

  @Test(
    "Percent signs, file names and addresses are no leftovers",
    arguments: [
      "50% done", "100 %", "5 % discount", "100%done", "%", "a 100%", "report.pdf", "example.com",
      "docs.example.org", "my_notes.txt", "a.tar.gz",
      "Ann@example.com", "v2", "(Optional)", "well-known", "3.14", "%%",
    ])
  func innocent(text: String) {
    #expect(TextCleaning(language: .english).clean(text).problems.isEmpty)
  }

  @Test("The halves of a broken pair are reported and not spoken")
  func surrogates() {
    let (text, problems) = TextCleaning(language: .english).clean("\u{FFFD}\u{FFFD}Done")
    #expect(text == "Done")
    #expect(problems.count == 1)
  }

  static let hostile = [
    String(repeating: "a", count: 100_000), String(repeating: "文字。", count: 33_333),
    String(repeating: "*", count: 100_000), String(repeating: "*a ", count: 5_000),
    String(repeating: "[", count: 100_000), String(repeating: "[a](b", count: 3_000),
    String(repeating: "<b", count: 5_000), String(repeating: "^[x](", count: 3_000),
    String(repeating: "**x_", count: 5_000), String(repeating: "👩‍👩‍👧‍👦", count: 500),
    String(repeating: "\u{200D}", count: 20_000), String(repeating: "👍\u{200D}", count: 2_000),
    String(repeating: "e\u{301}", count: 5_000), String(repeating: "%", count: 100_000),
    String(repeating: "&#", count: 5_000), String(repeating: "`", count: 9_999),
  ]

  @Test("Huge and strange texts do no harm", .timeLimit(.minutes(10)), arguments: hostile.indices)
  func hostileTexts(index: Int) {
    let cleaned = TextCleaning(language: .japanese).clean(Self.hostile[index]).text
    let duration = HearingTimeModel().duration(of: cleaned, language: .japanese)
    #expect(duration >= .milliseconds(300))
  }
}
