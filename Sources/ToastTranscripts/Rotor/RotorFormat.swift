internal import ToastAccessibility
internal import ToastText

/// The lists of actions at a moment, as text to read.
public enum RotorFormat {
  /// The text, each line ended by LF.
  ///
  /// ```
  /// # toast-l10n rotor 1; reader voiceover; locale en; at 5 s
  /// ana
  ///   focus     Message from Ana. Button.
  ///   next      Open
  /// ```
  public static func text(of moment: RotorMoment) -> String {
    var lines = [
      "# toast-l10n rotor 1; reader \(moment.reader); locale \(moment.locale); "
        + "at \(moment.time.secondsText) s"
    ]
    if moment.entries.isEmpty { lines.append("no toast is there at this moment") }
    for entry in moment.entries { lines += self.lines(of: entry) }
    if !moment.history.isEmpty { lines.append("history") }
    let announcements = moment.history.map(\.record).sorted { $0.id < $1.id }
    for item in moment.history {
      let record = item.record
      let ear = item.wasHeard ? "heard" : "lost"
      lines.append(
        "  \(record.requested.secondsText) s  \(record.announcement.text) "
          + "[\(record.speechNote(announcements.name)); \(ear)]")
    }
    return lines.map(ControlCharacters.escaped).joined(separator: "\n") + "\n"
  }

  private static func lines(of entry: RotorMoment.Entry) -> [String] {
    var lines = [entry.toast]
    for step in entry.steps {
      let said = step.spoken.map(\.text).joined(separator: " | ")
      lines.append("  " + padded(step.move.rawValue, 10) + said)
    }
    if !entry.list.items.isEmpty { lines.append("  actions") }
    for item in entry.list.items {
      let ways = item.reaches.map(\.phrase.text).joined(separator: "; ")
      let said = item.confirmation.map { "; then “\($0.text)”" } ?? ""
      lines.append("    \(item.id): \(item.name.text) (\(ways))\(said)")
    }
    return lines + entry.list.problems.map { "  problem: \($0.message)" }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
