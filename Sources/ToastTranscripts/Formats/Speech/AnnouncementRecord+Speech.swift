internal import ToastAccessibility

extension AnnouncementRecord {
  /// Priority, outcome and seconds, such as `default, spoken, 1.1 s`; other announcements by name.
  func speechNote(_ name: (AnnouncementID) -> String) -> String {
    var words = [announcement.priority.rawValue, outcomeNote(name)]
    if announcement.cause == .speech { words.insert("other speech", at: 0) }
    if let start, start > requested { words.append("from \(start.secondsText)") }
    if let start, let end { words.append("\((end - start).secondsText) s") }
    return words.joined(separator: ", ")
  }

  /// What became of it, such as `spoken` or `dropped, repeats ‘a’ of 2 s`; others by name.
  func outcomeNote(_ name: (AnnouncementID) -> String) -> String {
    switch outcome {
    case .spoken, nil: "spoken"
    case .interrupted(let position, _, let reason):
      "interrupted at \(position.note), \(reason.note(name))"
    case .resumed(let position, let other): "cut at \(position.note) by \(name(other)), resumed"
    case .dropped(let reason): "dropped, \(reason.note(name))"
    case .merged(let other): "merged into \(name(other))"
    }
  }
}

extension SpokenPosition {
  /// The word a voice had come to.
  fileprivate var note: String { text.isEmpty ? "the end" : "‘\(text)’" }
}

extension LossReason {
  fileprivate func note(_ name: (AnnouncementID) -> String) -> String {
    switch self {
    case .cut(let other): "cut by \(name(other))"
    case .duplicate(let other): "repeats \(name(other))"
    case .superseded(let other): "superseded by \(name(other))"
    case .queueFull(let other): "no room beside \(name(other))"
    case .expired: "waited too long"
    case .removed(let other): "removed by \(name(other))"
    case .empty: "nothing to say"
    }
  }
}

extension [AnnouncementRecord] {
  /// What an announcement of a transcript is called: by its toast and its moment.
  func name(of id: AnnouncementID) -> String {
    guard indices.contains(id.index), self[id.index].id == id else { return "another" }
    let record = self[id.index]
    let name = record.announcement.toast.map { "‘\($0)’" } ?? "other speech"
    return "\(name) of \(record.requested.secondsText) s"
  }
}
