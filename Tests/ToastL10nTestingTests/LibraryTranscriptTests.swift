import Testing
import ToastL10nTesting

/// The example of the package, as the three readers say it in all its languages.
struct LibraryTranscriptTests {
  static let library = ScenarioFile("../../Resources/Examples/library.toasts.json")

  @Test("VoiceOver", arguments: library.locales)
  func voiceOver(locale: LanguageTag) {
    expectTranscript(of: Self.library, locale: locale)
  }

  @Test("NVDA", .transcripts(reader: .nvda), arguments: library.locales)
  func nvda(locale: LanguageTag) {
    expectTranscript(of: Self.library, locale: locale)
  }

  @Suite(.transcripts(reader: .orca, locale: "zh-Hans"))
  struct Orca {
    @Test("a trait sets reader and locale")
    func orca() {
      expectTranscript(of: library)
    }
  }

  @Test(
    "a braille display of 20 cells",
    .enabled(if: BrailleTable.liblouisVersion != nil && KanaReader.analyzerVersion != nil),
    .transcripts(braille: BrailleDisplay(cells: 20)), arguments: library.locales)
  func braille(locale: LanguageTag) {
    expectTranscript(of: Self.library, locale: locale, format: .braille)
  }
}
