internal import ToastAccessibility

/// How an announcement was lost, and what its author can do about it.
struct AnnouncementLoss {
  /// What was lost; for one that gave way to another, that other.
  let lost: AnnouncementRecord

  /// Why.
  let reason: LossReason

  /// The word a voice had come to, or `nil` where nothing was said.
  let position: SpokenPosition?

  /// What it was lost to, or `nil` where nothing else is to blame.
  let other: AnnouncementRecord?

  /// What happened, such as `cut at ‘12’ by ‘Error: Download failed’, which is more urgent`.
  var description: String {
    let place = position.map { $0.text.isEmpty ? "" : " at ‘\($0.text)’" }
    switch reason {
    case .cut: return "cut" + (place ?? " before its first word") + by
    case .removed: return (place.map { "cut off\($0), the rest removed" } ?? "removed") + by
    case .queueFull:
      return (place.map { "cut off\($0), no room for the rest" } ?? "dropped, no room") + beside
    case .expired:
      return place.map { "cut off\($0), the rest waited too long" }
        ?? "dropped after waiting too long"
    case .empty: return "empty, there is nothing to say"
    case .duplicate, .superseded: return "lost"
    }
  }

  private var by: String {
    guard let other else { return "" }
    return " by ‘\(other.announcement.text)’" + (isOutranked ? ", which is more urgent" : "")
  }

  private var beside: String { other.map { " beside ‘\($0.announcement.text)’" } ?? "" }

  /// What to do about it, which depends on who took whose place.
  ///
  /// What is more urgent is right to be heard first, so the other one has to come later or to stay
  /// where it can be found; `stays` is whether it does that already.
  func advice(stays: Bool) -> String {
    switch reason {
    case .empty: return "give it a text"
    case .expired, .queueFull: return "present fewer at once, or several as one"
    case .cut, .removed, .duplicate, .superseded: break
    }
    if isOfSameToast, let cause = other?.announcement.cause { return Self.patience(before: cause) }
    if isOutranked {
      return "queue this one after it"
        + (stays ? "" : ", or let it stay until it is closed, to be found later")
    }
    if other?.announcement.toast != nil {
      return "queue one after the other, or present both as one"
    }
    return "raise its priority, or present it when nothing else is said"
  }

  /// What a toast that speaks over itself should wait with.
  private static func patience(before cause: AnnouncementCause) -> String {
    switch cause {
    case .confirmation: "confirm the action when it has been said"
    case .updated, .repeated: "change the toast when it has been said"
    case .presented, .restored, .speech: "bring the toast back when it has been said"
    }
  }

  private var isOfSameToast: Bool {
    lost.announcement.toast != nil && lost.announcement.toast == other?.announcement.toast
  }

  /// Whether what took its place is right to: nothing should be raised above it.
  private var isOutranked: Bool {
    guard let other = other?.announcement, !isOfSameToast else { return false }
    if case .removed = reason { return true }
    guard other.priority > lost.announcement.priority else { return false }
    return other.priority == .high || other.toast != nil
  }
}
