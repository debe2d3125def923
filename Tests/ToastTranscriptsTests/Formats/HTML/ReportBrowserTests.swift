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

  /// The widths of a telephone at 400 % zoom or less, of a split window, and of a screen.
  private static let widths = [320, 500, 1280]

  private func expectNoFault(_ page: String, dark: Bool = false) throws {
    let opened = try ReportBrowser.open(page, dark: dark, widths: Self.widths)
    try #require(opened.verdicts.map(\.width) == Self.widths)
    for verdict in opened.verdicts {
      #expect(verdict.faults == [])
      #expect(verdict.lowest >= 4.5)
      #expect(verdict.lowestSign >= 3)
      #expect(verdict.dark == dark)
    }
    #expect(opened.console == [])
  }

  @Test(
    "no fault in structure, language, direction, contrast, keyboard order or width",
    .needsSharedData, arguments: [false, true],
    ["audit-faults", "toastkit-actions", "toaster-list", "rtl-swipe", "toastkit-update"])
  func structure(dark: Bool, scenario: String) throws {
    let runner = try ExampleScenario.runner(
      scenario, options: TranscriptOptions(assistive: false, braille: BrailleDisplay()))
    try expectNoFault(page(runner, ExampleScenario.locales), dark: dark)
  }

  @Test("no fault where names, words and lines are long or cannot be broken")
  func longTexts() throws {
    let runner = ToastScenario.runner(
      LongTexts.events,
      options: TranscriptOptions(assistive: true, braille: BrailleDisplay(cells: 80)))
    try expectNoFault(page(runner, ["en", "ja", "ar"]))
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
    let verdict = try #require(opened.verdicts.first)
    #expect(verdict.faults == [])
    #expect(opened.console == [])
    // Name, title, message and action of the picture, announcements, findings: in both locales.
    let count = verdict.page.ranges(of: Self.hostile).count
    #expect(count >= 16)
  }
}
