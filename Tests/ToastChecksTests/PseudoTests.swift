import Foundation
import TestSupport
import Testing
import ToastCatalogs
import ToastChecks
import ToastText

@Suite("Pseudo-translations keep what must stay")
struct PseudoTests {
  @Test(
    "placeholders, markup, links and edge spaces stay",
    arguments: [
      ("Delete %@?", PseudoStyle.accented, "Ðéļéţé %@?"),
      (" %1$lld of %2$@ ", .accented, " %1$lld öƒ %2$@ "),
      ("<b>Save</b> {name}", .accented, "<b>Šåṽé</b> {name}"),
      ("See https://example.com/a", .accented, "Šéé https://example.com/a"),
      ("[Terms](https://example.com)", .accented, "[Ţéŕɱš](https://example.com)"),
      ("^[%lld file](inflect: true)", .accented, "^[%lld ƒîļé](inflect: true)"),
      ("50%% off", .accented, "50%% öƒƒ"),
      ("A &amp; B", .accented, "Å &amp; Ɓ"),
      ("Saved", .bracketed, "⟦Saved⟧"),
      ("Saved", .rtl, "\u{200F}\u{2067}Saved\u{2069}\u{200F}"),
      ("Saved", .speech, "start Saved end"),
      ("Saved", .expanded, "Šåṽéð öñé ţŵö"),
      ("  ", .bracketed, "  "),
    ])
  func texts(_ text: String, _ style: PseudoStyle, _ expected: String) {
    #expect(PseudoText.text(text, style) == expected)
  }

  @Test("what comes out passes every check", .needsSharedData, arguments: PseudoStyle.allCases)
  func passes(_ style: PseudoStyle) throws {
    for path in ["scenarios/Photos.xcstrings"] {
      let bytes = try PseudoCatalog.adding(style, to: SharedData.bytes(path), file: path)
      var configuration = CheckConfiguration()
      configuration.locales = [style.locale]
      let report = CheckEngine(configuration: configuration).check(
        files: [("Photos.xcstrings", bytes)])
      let loud = report.findings.filter { $0.severity >= .warning && $0.locale == style.locale }
      #expect(loud.map(\.problem.description) == [])
      #expect(report.units > 100)
    }
  }

  @Test("a second run changes nothing, and every other byte stays")
  func isIdempotent() throws {
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Save" : {

          }
        },
        "version" : "1.0"
      }
      """
    let once = try PseudoCatalog.adding(.accented, to: Array(text.utf8), file: "a.xcstrings")
    let twice = try PseudoCatalog.adding(.accented, to: once, file: "a.xcstrings")
    #expect(once == twice)
    #expect(String(decoding: once, as: UTF8.self).contains("\"value\" : \"Šåṽé\""))
  }
}
