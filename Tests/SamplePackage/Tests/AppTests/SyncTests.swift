import Testing
import ToastL10nTesting

let sync = ScenarioFile("../../Sources/App/sync.toasts.json")  // seen from this file

@Test(arguments: sync.locales)
func speech(locale: LanguageTag) {
  expectTranscript(of: sync, locale: locale)
}

@Suite(.transcripts(reader: .nvda, locale: "ja"))
struct SyncWithNVDA {
  @Test func speech() { expectTranscript(of: sync) }
  @Test func braille() { expectTranscript(of: sync, format: .braille) }
}
