internal import ToastAccessibility
internal import ToastBraille
internal import ToastModel
internal import ToastText

/// Holds one toast against the rules.
struct ToastExamination {
  let history: ToastHistory
  let heard: HeardAnnouncements
  let narrator: ToastNarrator
  private var findings: [AuditFinding] = []

  init(history: ToastHistory, heard: HeardAnnouncements, narrator: ToastNarrator) {
    self.history = history
    self.heard = heard
    self.narrator = narrator
  }

  mutating func verdict() -> ToastVerdict {
    guard let last = history.showings.last else {
      return ToastVerdict(toast: history.toast, needed: .zero, neededToAct: nil, shown: nil)
    }
    let needed = needed(since: last.start)
    let shown = last.showing.duration == nil ? nil : last.end.map { $0 - last.start }
    if let shown, shown < needed, history.departure == .timeout {
      report(
        .tooShortToHear,
        "needs \(needed.auditText) to be heard, is there for \(shown.auditTextOfStay), "
          + "\((needed - shown).auditText) are missing; show it longer")
    }
    checkActions(last.message, duration: last.showing.duration)
    checkHeard()
    checkColor(last.message)
    checkLanguages(last.message)
    for problem in history.problems { report(.text, problem) }
    return ToastVerdict(
      toast: history.toast, needed: needed, neededToAct: neededToAct(last.message, needed),
      shown: shown, findings: findings, notes: guessedReadings(last.message))
  }

  private mutating func report(_ rule: AuditFinding.Rule, _ message: String) {
    findings.append(AuditFinding(rule, toast: history.toast, message: message))
  }

  /// From the appearance to the last word of the announcement made for it.
  private func needed(since start: Duration) -> Duration {
    let announcement = history.announcements.last { $0.requested == start }
    guard let announcement else { return .zero }
    if let outcome = announcement.outcome, outcome.wasHeard, let end = announcement.end {
      return end - announcement.requested
    }
    return narrator.model.duration(of: announcement.announcement)
  }

  /// Hearing the toast, that it has actions, and each name up to the last of the author's.
  private func neededToAct(_ message: ToastMessage, _ needed: Duration) -> Duration? {
    guard message.hasActions else { return nil }
    let content = narrator.content(of: message, named: history.toast)
    let description = narrator.composer.description(of: narrator.composer.element(of: content))
    let names = content.actions.prefix(content.authorActionCount)
    let hearing = description.spoken.reduce(Duration.zero) {
      $0 + narrator.model.timing(of: $1).duration
    }
    return names.reduce(needed + hearing) {
      $0 + narrator.model.duration(of: $1.text, language: $1.language)
    }
  }

  private mutating func checkActions(_ message: ToastMessage, duration: Duration?) {
    guard message.hasActions, message.status != .progress, let duration else { return }
    report(
      .actionTimesOut,
      "has an action and goes by itself after \(duration.auditTextOfStay); let it stay until it is closed"
    )
  }

  private mutating func checkHeard() {
    let stays = history.showings.last?.showing.duration == nil
    for announcement in history.announcements where !heard.contains(announcement.id) {
      guard let loss = heard.loss(of: announcement.id) else { continue }
      report(
        .neverHeard,
        "‘\(announcement.announcement.text)’ is never heard: \(loss.description); "
          + loss.advice(stays: stays))
    }
  }

  private mutating func checkColor(_ message: ToastMessage) {
    guard !narrator.speaksStatus(message.status) else { return }
    let tint = message.tint.flatMap { Self.signalTints.contains($0.rawValue) ? $0.rawValue : nil }
    var icon: String?
    if case .system(let name) = message.icon, Self.isSignal(name) { icon = name }
    let signs = [tint.map { "the color ‘\($0)’" }, icon.map { "the icon ‘\($0)’" }]
    let list = signs.compactMap(\.self)
    guard !list.isEmpty else { return }
    report(
      .colorAlone,
      "only \(list.joined(separator: " and ")) \(list.count == 1 ? "tells" : "tell") what kind of message it is; give it a status that is spoken"
    )
  }

  private mutating func checkLanguages(_ message: ToastMessage) {
    let content = narrator.content(of: message, named: history.toast)
    guard let problem = MixedLanguages.problem(in: content) else { return }
    report(.mixedLanguages, problem.message)
  }

  /// Which Japanese texts have no reading by their author, with what is least sure.
  ///
  /// Without a dictionary nothing is guessed, nor in a build without braille. The kit's own words
  /// are checked by hand.
  private func guessedReadings(_ message: ToastMessage) -> [AuditFinding] {
    #if Braille
      let content = narrator.content(of: message, named: history.toast)
      let texts = ([content.title, content.message].compactMap(\.self) + content.actions).filter {
        $0.language.language == "ja" && $0.reading == nil && !$0.source.isKit
      }
      let readings = texts.compactMap { try? KanaReader().reading(of: $0.text) }
      guard !readings.isEmpty else { return [] }
      let quoted = { (words: [String]) in words.map { "‘\($0)’" }.joined(separator: ", ") }
      let unsure = readings.flatMap(\.unsureWords)
      return [
        AuditFinding(
          .guessedReading, toast: history.toast,
          message: "the kana reading of \(quoted(texts.map(\.text))) is guessed"
            + (unsure.isEmpty ? "" : ", least surely of \(quoted(unsure))")
            + "; write one beside the text to be sure")
      ]
    #else
      return []
    #endif
  }

  /// The colors that stand for success, warning and failure.
  private static let signalTints: Set<String> = ["red", "orange", "yellow", "green"]

  /// Whether an SF Symbol stands for success, warning or failure.
  private static func isSignal(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return parts.contains {
      ["xmark", "checkmark", "exclamationmark", "exclamationmark2"].contains($0)
    }
  }
}
