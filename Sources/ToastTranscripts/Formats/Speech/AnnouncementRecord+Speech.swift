internal import ToastAccessibility

extension AnnouncementRecord {
  /// Priority, outcome and seconds, such as `default, spoken, 1.1 s`.
  var speechNote: String {
    var words = [announcement.priority.rawValue, outcomeNote]
    if announcement.cause == .speech { words.insert("other speech", at: 0) }
    if let start, start > requested { words.append("from \(start.secondsText)") }
    if let start, let end { words.append("\((end - start).secondsText) s") }
    return words.joined(separator: ", ")
  }

  private var outcomeNote: String {
    switch outcome {
    case .spoken, nil: "spoken"
    case .interrupted(let position, _, let reason):
      "interrupted at \(position.note), \(reason.note)"
    case .resumed(let position, let other): "cut at \(position.note) by \(other), resumed"
    case .dropped(let reason): "dropped, \(reason.note)"
    case .merged(let other): "merged into \(other)"
    }
  }
}

extension SpokenPosition {
  /// The word a voice had come to.
  fileprivate var note: String { text.isEmpty ? "the end" : "‘\(text)’" }
}

extension LossReason {
  fileprivate var note: String {
    switch self {
    case .cut(let other): "cut by \(other)"
    case .duplicate(let other): "repeats \(other)"
    case .superseded(let other): "superseded by \(other)"
    case .queueFull(let other): "no room beside \(other)"
    case .expired: "waited too long"
    case .removed(let other): "removed by \(other)"
    case .empty: "nothing to say"
    }
  }
}
