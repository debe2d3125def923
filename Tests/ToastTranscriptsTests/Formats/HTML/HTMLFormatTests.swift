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
    #expect(page.contains(#"<div class="toast" lang="ar" dir="rtl" translate="no">"#))
    #expect(page.contains(#"<p class="title" lang="ja" dir="ltr">新しい写真</p>"#))
    #expect(page.contains(#"<p class="body" lang="ar" dir="rtl">صورة</p>"#))
    #expect(page.contains(#"<span lang="ar" dir="rtl" translate="no">العربية</span>"#))
    #expect(page.contains(#"<p class="muted">Arabic, <code translate="no">ar</code></p>"#))
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
        word(("⠠⠮", "The")) + "⠀" + word(("⠢", "en"), ("⠙", "d")) + "⠀"
          + word(("⠐⠏", "part"), ("⠽", "y")) + "⠀"))
  }

  private func word(_ cells: (String, String)...) -> String {
    "<ruby>" + cells.map { "\($0)<rt aria-hidden=\"true\">\($1)</rt>" }.joined() + "</ruby>"
  }

  @Test("a finding leads to its toast, and so does what is heard of it")
  func links() {
    let toast = ToastMessage(
      id: "mail", title: "New message", tapAction: ToastAction(id: "open", title: "Open"))
    let page = page(ToastScenario.runner(showing: toast), ["ja"])
    let link = ##"<a href="#ja-1"><bdi translate="no">mail</bdi></a>"##
    #expect(page.contains(#"<li id="ja-1"><h4><bdi translate="no">mail</bdi></h4>"#))
    #expect(page.contains("<b>error</b> action-times-out (WCAG 2.2.1): \(link)</li>"))
    #expect(page.contains("<b>\(link)</b>"))
    #expect(page.contains(#"<th scope="row">\#(link)</th>"#))
  }

  @Test("the table of the timeline has what the drawing has")
  func table() {
    let events: [(Double, ScenarioStep.Event)] = [
      (0, .input(.present(ToastMessage(id: "a", title: "Three photos were saved", duration: 6)))),
      (1.2, .input(.present(ToastMessage(id: "b", status: .error, title: "No", duration: 2)))),
      (2, .input(.touchBegan)), (3, .input(.touchEnded)),
      (30, .speech("Photos, tab", language: nil, priority: .default)),
    ]
    let page = page(ToastScenario.runner(events))
    let cells = { (cells: [String]) in cells.map { "<td>\($0)</td>" }.joined() + "</tr>" }
    #expect(page.contains(cells(["0–1.2, 4.2–9", "1.2–4.2", "–", "0–1.2 (interrupted)"])))
    #expect(page.contains(#"<th scope="row">other speech</th>"#))
  }

  @Test("what a message quotes has its language, names have none")
  func quotations() {
    let title = ToastText(verbatim: "Photo d’Ana enregistree", language: "fr")
    let events: [(Double, ScenarioStep.Event)] = [
      (0, .input(.present(ToastMessage(id: "Photo", title: title)))),
      (0.5, .input(.present(ToastMessage(id: "no", status: .error, title: "No")))),
    ]
    let page = page(ToastScenario.runner(events), ["en"])
    #expect(
      page.contains(
        "‘<span lang=\"fr\" dir=\"ltr\" translate=\"no\">Photo d’Ana enregistree</span>’ is never"))
    let word = "<span lang=\"fr\" dir=\"ltr\" translate=\"no\">d’Ana</span>"
    #expect(page.contains("interrupted at ‘\(word)’, cut by"))
    #expect(page.contains("cut by ‘<bdi translate=\"no\">no</bdi>’ of 0.5 s"))
  }

  @Test("a word of a text without blanks has the language of that text")
  func quotedCharacters() {
    let title = ToastText(verbatim: "已将更改保存到相册", language: "zh-Hans")
    let events: [(Double, ScenarioStep.Event)] = [
      (0, .input(.present(ToastMessage(id: "a", title: title)))),
      (0.7, .input(.present(ToastMessage(id: "b", status: .error, title: "No")))),
    ]
    let page = page(ToastScenario.runner(events), ["en"])
    #expect(page.contains("interrupted at ‘<span lang=\"zh-Hans\""))
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
