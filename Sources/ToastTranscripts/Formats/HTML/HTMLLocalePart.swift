internal import ToastAccessibility
internal import ToastBraille
internal import ToastModel
internal import ToastText

/// What a report says of one locale.
struct HTMLLocalePart {
  let language: HTMLLanguage
  let transcript: Transcript
  let report: AuditReport
  let histories: [ToastHistory]
  let narrator: ToastNarrator
  private let runner: TranscriptRunner

  init(_ transcript: Transcript, of runner: TranscriptRunner) {
    self.transcript = transcript
    self.runner = runner
    narrator = ToastNarrator(transcript.locale, for: runner)
    language = HTMLLanguage(transcript.locale)
    histories = ToastHistory.histories(of: transcript)
    report = Auditor(runner: runner).report(on: transcript)
  }

  /// The name of the part inside the page.
  private var id: String { "locale-\(language.lang)" }

  /// Writes the way to the part.
  func writeLink(to page: inout HTMLMarkup) {
    page.element("li") { page in
      page.element("a", ["href": "#\(id)"]) { page in
        page.element(
          "span", ["lang": language.lang, "dir": language.direction], text: language.endonym)
      }
    }
  }

  /// Writes the part.
  func write(to page: inout HTMLMarkup) {
    page.element("article", ["id": id, "aria-labelledby": "\(id)-name"]) { page in
      writeHead(to: &page)
      writeProblems(to: &page)
      page.element("h3", text: "Toasts")
      page.element("ul", ["class": "toasts"]) { page in
        let surroundings = HTMLSurroundings(transcript.locale, runner)
        for (history, verdict) in zip(histories, report.verdicts) {
          HTMLToast(history, verdict, surroundings).write(to: &page)
        }
      }
      HTMLTimeline(self).write(id: id, to: &page)
      page.element("h3", text: "Heard and felt")
      page.element("ol", ["class": "heard", "id": "\(id)-heard"]) { page in
        HTMLHeard(self).write(to: &page)
      }
    }
    page.newLine()
  }

  private func writeHead(to page: inout HTMLMarkup) {
    page.element("div", ["class": "head"]) { page in
      page.element("h2", ["id": "\(id)-name"]) { page in
        page.element(
          "span", ["lang": language.lang, "dir": language.direction], text: language.endonym)
      }
      page.element("code", text: language.lang)
      let findings = report.findings
      let errors = findings.count { $0.severity == .error }
      let warnings = findings.count { $0.severity == .warning }
      if errors > 0 {
        page.element("span", ["class": "chip error"], text: Self.count(errors, "error"))
      }
      if warnings > 0 {
        page.element("span", ["class": "chip warning"], text: Self.count(warnings, "warning"))
      }
      if findings.isEmpty {
        page.element("span", ["class": "chip ok"], text: "nothing found")
      }
      page.element(
        "button",
        [
          "type": "button", "hidden": "", "aria-controls": "\(id)-heard",
          "data-play": "Replay announcements", "data-stop": "Stop replaying",
        ], text: "Replay announcements")
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  /// What is wrong with scenario, texts and tools, each once.
  private func writeProblems(to page: inout HTMLMarkup) {
    let problems = transcript.records.compactMap { record -> String? in
      guard case .problem(let message, let location, let isOfText) = record.event, !isOfText else {
        return nil
      }
      return message + (location.map { " (\($0))" } ?? "")
    }
    guard !problems.isEmpty else { return }
    page.element("h3", text: "Problems")
    page.element("ul", ["class": "findings"]) { page in
      for problem in problems {
        page.element("li", ["class": "warning"]) { page in
          page.write(message: problem, quoting: language)
        }
      }
    }
  }
}
