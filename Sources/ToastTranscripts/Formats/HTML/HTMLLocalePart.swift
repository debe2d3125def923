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
  let quotations: HTMLQuotations

  /// The names, inside the page, of what is said of each toast.
  let places: [String: String]

  /// The name of the part inside the page.
  let id: String

  private let runner: TranscriptRunner

  init(_ transcript: Transcript, of runner: TranscriptRunner) {
    self.transcript = transcript
    self.runner = runner
    narrator = ToastNarrator(transcript.locale, for: runner)
    language = HTMLLanguage(transcript.locale)
    let id = "locale-\(language.lang)"
    self.id = id
    histories = ToastHistory.histories(of: transcript)
    let names = histories.map(\.toast)
    quotations = HTMLQuotations(transcript, names: names)
    var places: [String: String] = [:]
    for (index, name) in names.enumerated() { places[name] = "\(language.lang)-\(index + 1)" }
    self.places = places
    report = Auditor(runner: runner).report(on: transcript)
  }

  /// Writes the way to the part.
  func writeLink(to page: inout HTMLMarkup) {
    page.element("li") { page in
      page.element("a", ["href": "#\(id)"]) { page in
        writeName(to: &page)
        page.write(" ")
        page.element("code", ["translate": "no"], text: language.lang)
      }
      let count = report.findings.count
      if count > 0 { page.write(Self.count(count, "finding")) }
    }
  }

  /// Writes the part.
  func write(to page: inout HTMLMarkup) {
    page.element("article", ["id": id, "aria-labelledby": "\(id)-name"]) { page in
      let timeline = HTMLTimeline(self)
      writeHead(to: &page)
      writeContents(hasTimeline: !timeline.isEmpty, to: &page)
      writeProblems(to: &page)
      HTMLFindings(self).write(to: &page)
      page.element("h3", ["id": "\(id)-toasts"], text: "Toasts")
      page.element("ul", ["class": "toasts"]) { page in
        let surroundings = HTMLSurroundings(transcript.locale, runner)
        for (history, verdict) in zip(histories, report.verdicts) {
          HTMLToast(history, verdict, surroundings, in: self).write(to: &page)
        }
      }
      timeline.write(to: &page)
      page.element("h3", ["id": "\(id)-heard"], text: "Heard and felt")
      page.element("ol", ["class": "heard", "id": "\(id)-list"]) { page in
        HTMLHeard(self).write(to: &page)
      }
      page.literal(##"<p class="back"><a href="#locales">Back to the locales</a></p>"##)
    }
    page.newLine()
  }

  /// Writes the name of the language in itself.
  private func writeName(to page: inout HTMLMarkup) {
    page.element(
      "span", ["lang": language.lang, "dir": language.direction, "translate": "no"],
      text: language.endonym)
  }

  private func writeHead(to page: inout HTMLMarkup) {
    page.element("div", ["class": "head"]) { page in
      page.element("h2", ["id": "\(id)-name"]) { writeName(to: &$0) }
      page.element("p", ["class": "muted"]) { page in
        let name = language.englishName
        if name != language.endonym { page.write("\(name), ") }
        page.element("code", ["translate": "no"], text: language.lang)
      }
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
      // The name of the language tells the buttons of a page apart.
      page.element(
        "button",
        [
          "type": "button", "hidden": "", "id": "\(id)-replay", "aria-controls": "\(id)-list",
          "aria-labelledby": "\(id)-replay \(id)-name", "data-play": "Replay announcements",
          "data-stop": "Stop replaying",
        ], text: "Replay announcements")
    }
  }

  /// Writes the ways to what the part holds, with how much it is.
  private func writeContents(hasTimeline: Bool, to page: inout HTMLMarkup) {
    let entries: [(place: String, name: String, count: Int?)] = [
      ("findings", "Findings", report.findings.count), ("toasts", "Toasts", histories.count),
      ("time", "Timeline", hasTimeline ? nil : 0),
      ("heard", "Heard and felt", transcript.announcements.count),
    ]
    page.element("ul", ["class": "contents"]) { page in
      for entry in entries where entry.count != 0 {
        page.element("li") { page in
          page.element("a", ["href": "#\(id)-\(entry.place)"], text: entry.name)
          if let count = entry.count { page.write(" \(count)") }
        }
      }
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
          page.write(message: problem, quoting: quotations)
        }
      }
    }
  }
}
