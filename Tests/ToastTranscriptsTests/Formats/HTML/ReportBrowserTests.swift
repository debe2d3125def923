import TestSupport
import Testing
import ToastAccessibility
import ToastModel
import ToastText
import ToastTranscripts

@Suite(
  "The report in a browser", .serialized,
  .enabled(if: ReportBrowser.executable != nil, "no Chromium is installed; apt install chromium"))
struct ReportBrowserTests {
  static let hostile = #"<script>alert(1)</script>"'&"#

  private func page(_ runner: TranscriptRunner, _ locales: [LanguageTag]) -> String {
    HTMLFormat.text(of: locales.map { runner.transcript(in: $0) }, by: runner)
  }

  @Test(
    "no fault in structure, language, direction, contrast or keyboard order", .needsSharedData,
    arguments: [(false, 1200), (true, 1200), (false, 500)])
  func structure(dark: Bool, width: Int) throws {
    for name in ["audit-faults", "toastkit-actions", "toaster-list"] {
      let runner = try ExampleScenario.runner(
        name, options: TranscriptOptions(assistive: false, braille: BrailleDisplay()))
      let opened = try ReportBrowser.open(
        page(runner, ExampleScenario.locales), dark: dark, width: width)
      let verdict = try #require(opened.verdict)
      #expect(verdict.faults == [])
      #expect(verdict.lowest >= 4.5)
      #expect(verdict.dark == dark)
      #expect(opened.console == [])
    }
  }

  @Test("whatever a scenario holds appears as text, everywhere")
  func hostileTexts() throws {
    let text = ToastText(verbatim: Self.hostile)
    let action = ToastAction(id: Self.hostile, title: text, confirmation: text)
    var message = ToastMessage(
      id: Self.hostile, status: .error, title: text, message: text, icon: .system(Self.hostile),
      tint: ToastTint(rawValue: Self.hostile))
    message.tapAction = action
    let runner = ToastScenario.runner(
      [
        (0, .input(.present(message))),
        (0.2, .speech(Self.hostile, language: "ja", priority: .high)),
        (20, .input(.act(ToastAct(on: Self.hostile, via: .tap)))),
        (30, .input(.act(ToastAct(on: Self.hostile + "?", via: .tap)))),
      ], options: TranscriptOptions(assistive: true, braille: BrailleDisplay()))
    let opened = try ReportBrowser.open(page(runner, ["en", "ar"]))
    let verdict = try #require(opened.verdict)
    #expect(verdict.faults == [])
    #expect(opened.console == [])
    // Name, title, message and action of the picture, announcements, findings: in both locales.
    let count = verdict.page.ranges(of: Self.hostile).count
    #expect(count >= 16)
  }
}
