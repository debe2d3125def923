import TestSupport
import Testing
import ToastAccessibility
import ToastBraille
import ToastModel
import ToastText
import ToastTranscripts

@Suite("HTML report")
struct HTMLFormatTests {
  private func page(
    _ runner: TranscriptRunner, _ locales: [LanguageTag] = ["en"]
  ) -> String {
    HTMLFormat.text(of: locales.map { runner.transcript(in: $0) }, by: runner)
  }

  @Test("needs nothing but itself")
  func selfContained() {
    let page = page(ToastScenario.runner(showing: ToastMessage(id: "a", title: "Saved")))
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\"><head>"))
    #expect(page.hasSuffix("</body></html>\n"))
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("src="))
    #expect(!page.contains("@import") && !page.contains("<link rel=\"stylesheet\""))
  }

  @Test("every text has its language and direction")
  func languages() {
    let title = ToastText(verbatim: "新しい写真", language: "ja")
    let message = ToastMessage(id: "a", status: .error, title: title, message: "صورة")
    let page = page(ToastScenario.runner(showing: message), ["ar"])
    #expect(page.contains(#"<div class="toast" lang="ar" dir="rtl">"#))
    #expect(page.contains(#"<p class="title" lang="ja" dir="ltr">新しい写真</p>"#))
    #expect(page.contains(#"<p class="body" lang="ar" dir="rtl">صورة</p>"#))
    #expect(page.contains(#"<span lang="ar" dir="rtl">العربية</span>"#))
  }

  @Test("what was cut is struck out from the word on at which it was cut")
  func cut() {
    let events: [(Double, ScenarioStep.Event)] = [
      (0, .input(.present(ToastMessage(id: "a", title: "Three photos were saved")))),
      (1.2, .speech("Photos, tab", language: nil, priority: .default)),
    ]
    // Five of seven syllables are said in 1.17 seconds.
    let page = page(ToastScenario.runner(events))
    #expect(page.contains("Three photos were <del>saved</del></p>"))
    #expect(page.contains(#"class="said cut""#) && page.contains(#"class="unsaid""#))
  }

  @Test(
    "each cell has its text under it, windows as wide as the display",
    .enabled(if: BrailleInstallation.hasTables))
  func braille() {
    let options = TranscriptOptions(braille: BrailleDisplay(cells: 14))
    let page = page(
      ToastScenario.runner(showing: ToastMessage(id: "a", title: "The end 🎉"), options: options))
    #expect(
      page.contains(
        "<li><ruby>⠠⠮<rt>The</rt>⠀<wbr>⠢<rt>en</rt>⠙<rt>d</rt>⠀<wbr>⠐⠏<rt>part</rt>⠽<rt>y</rt>⠀<wbr>"
      ))
  }

  @Test("the same scenario gives the same page", .needsSharedData)
  func stable() throws {
    let pages = try (0..<2).map { _ in
      page(try ExampleScenario.runner("toastkit-stack"), ExampleScenario.locales)
    }
    #expect(pages[0] == pages[1])
  }

  @Test("200 toasts in five locales make a page under 5 MB", .needsSharedData)
  func size() throws {
    let example = try ExampleScenario.runner("toastkit-stack")
    let steps = (0..<200).map { index in
      let message = ToastMessage(
        id: "toast-\(index)", status: ToastStatus.known[index % 7],
        title: ToastText(key: "sync.progress %lld", arguments: [.integer(index)]),
        message: ToastText(key: "photos.today %lld", arguments: [.integer(index)]),
        tapAction: ToastAction(id: "open", title: ToastText(key: "open")))
      return ScenarioStep(
        at: .seconds(index * 4), .input(.present(message)),
        position: SourcePosition(line: 1, column: 1, offset: 0))
    }
    let runner = TranscriptRunner(
      scenario: Scenario(file: "a", steps: steps), catalogs: example.catalogs,
      options: TranscriptOptions(braille: BrailleDisplay()))
    #expect(page(runner, ExampleScenario.locales).utf8.count < 5_000_000)
  }
}
