internal import ToastAccessibility
internal import ToastModel
internal import ToastText

/// One toast: how it looks, how long it is there, what the audit says, what can be done with it.
struct HTMLToast {
  private let history: ToastHistory
  private let verdict: ToastVerdict
  private let surroundings: HTMLSurroundings
  private let part: HTMLLocalePart

  init(
    _ history: ToastHistory, _ verdict: ToastVerdict, _ surroundings: HTMLSurroundings,
    in part: HTMLLocalePart
  ) {
    self.history = history
    self.verdict = verdict
    self.surroundings = surroundings
    self.part = part
  }

  func write(to page: inout HTMLMarkup) {
    page.newLine()
    page.element("li", ["id": part.places[history.toast]]) { page in
      page.element("h4") { $0.write(name: history.toast) }
      for (index, showing) in history.showings.enumerated() {
        let isLast = index == history.showings.count - 1
        writeTime(
          showing.showing.cause, showing.start, showing.end,
          isLast ? history.departure : nil, to: &page)
        writePicture(of: showing.message, at: showing.start, to: &page)
      }
      writeVerdict(to: &page)
      if let last = history.showings.last {
        writeRotor(surroundings.rotor(of: last.message, at: last.start), to: &page)
      }
    }
  }

  private func writeTime(
    _ cause: Showing.Cause, _ start: Duration, _ end: Duration?, _ reason: DismissalReason?,
    to page: inout HTMLMarkup
  ) {
    let until = end.map { "until \($0.secondsText) s" } ?? "stays"
    page.element(
      "p", ["class": "muted"],
      text: "\(cause.rawValue) at \(start.secondsText) s, \(until)"
        + (reason.map { " (\($0))" } ?? ""))
  }

  /// The toast as it would look in its language.
  private func writePicture(
    of message: ToastMessage, at time: Duration, to page: inout HTMLMarkup
  ) {
    let narrator = surroundings.narrator(at: time)
    let language = HTMLLanguage(narrator.language)
    let look = HTMLLook(message)
    page.element(
      "div",
      [
        "class": "toast", "lang": language.lang, "dir": language.direction, "translate": "no",
      ]
    ) { page in
      page.element("svg", ["class": "icon ink-\(look.color)", "aria-hidden": "true"]) { page in
        page.element("use", ["href": "#\(look.icon)"]) { _ in }
      }
      page.element("div", ["class": "words"]) { page in
        if let word = narrator.composer.words.word("status.\(message.status.rawValue)") {
          Self.write(word, "status ink-\(HTMLIcons.name(of: message.status))", to: &page)
        }
        Self.write(narrator.spoken(message.title), "title", to: &page)
        if let body = message.message { Self.write(narrator.spoken(body), "body", to: &page) }
        Self.writeActions(narrator.visibleActions(of: message), to: &page)
      }
    }
  }

  private static func write(
    _ text: SpokenText, _ name: String, to page: inout HTMLMarkup
  ) {
    let language = HTMLLanguage(text.language)
    page.element(
      "p", ["class": name, "lang": language.lang, "dir": language.direction], text: text.text)
  }

  private static func writeActions(_ actions: [SpokenText], to page: inout HTMLMarkup) {
    guard !actions.isEmpty else { return }
    page.element("p", ["class": "actions"]) { page in
      for action in actions {
        let language = HTMLLanguage(action.language)
        page.element("span", ["lang": language.lang, "dir": language.direction], text: action.text)
      }
    }
  }

  private func writeVerdict(to page: inout HTMLMarkup) {
    page.element("p") { page in
      let word = verdict.severity?.rawValue ?? "ok"
      page.element("span", ["class": "chip \(word)"], text: word)
      page.write(" " + verdict.figures)
    }
    let items = verdict.findings + verdict.notes
    guard !items.isEmpty else { return }
    page.element("ul", ["class": "findings"]) { page in
      for finding in items {
        let criterion = finding.rule.successCriterion.map { "WCAG \($0): " } ?? ""
        page.element("li", ["class": finding.severity.rawValue]) { page in
          page.element("b", text: finding.severity.rawValue)
          page.write(message: " " + criterion + finding.message, quoting: part.quotations)
        }
      }
    }
  }

  private func writeRotor(_ rotor: RotorList, to page: inout HTMLMarkup) {
    guard !rotor.items.isEmpty else { return }
    page.element("details") { page in
      page.element("summary", text: "Actions rotor, \(rotor.items.count)")
      page.element("ol", ["class": "rotor", "translate": "no"]) { page in
        for item in rotor.items { Self.write(item, to: &page) }
      }
      for problem in rotor.problems {
        page.element("p", ["class": "warn"]) { page in
          page.write(message: problem.message, quoting: part.quotations)
        }
      }
    }
  }

  private static func write(_ item: RotorItem, to page: inout HTMLMarkup) {
    page.element("li") { page in
      let name = HTMLLanguage(item.name.language)
      page.element("span", ["lang": name.lang, "dir": name.direction], text: item.name.text)
      for reach in item.reaches {
        let language = HTMLLanguage(reach.phrase.language)
        page.element(
          "span", ["class": "muted", "lang": language.lang, "dir": language.direction],
          text: reach.phrase.text)
      }
      if let said = item.confirmation {
        page.element("span", ["class": "muted"]) { page in
          page.write("then says ")
          let language = HTMLLanguage(said.language)
          page.element("span", ["lang": language.lang, "dir": language.direction], text: said.text)
        }
      }
    }
  }
}
