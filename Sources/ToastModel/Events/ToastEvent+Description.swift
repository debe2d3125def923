import ToastText

extension ToastEvent: CustomStringConvertible {
  /// The event in one line for logs and tests, such as `3.45 presented B` or
  /// `22 dismissed C (timeout)`.
  public var description: String {
    let words = [Self.seconds(time), name, toast?.id, detail.map { "(\($0))" }]
    return words.compactMap(\.self).joined(separator: " ")
  }

  /// The name of the event in records, such as `presented`.
  public var name: String {
    switch kind {
    case .presented: "presented"
    case .updated: "updated"
    case .restored: "restored"
    case .front: "front"
    case .covered: "covered"
    case .queued: "queued"
    case .held: "held"
    case .paused: "paused"
    case .resumed: "resumed"
    case .leaving: "leaving"
    case .dismissed: "dismissed"
    case .action: "action"
    case .committed: "committed"
    case .confirmation: "confirmation"
    case .repeated: "repeated"
    case .evicted: "evicted"
    case .localeChanged: "locale"
    case .inputMethodChanged: "input-method"
    case .problem: "problem"
    }
  }

  private var detail: String? {
    switch kind {
    case .presented, .updated(.content), .restored, .held: nil
    case .front, .covered, .queued: toast?.remaining.map { Self.seconds($0) + " left" }
    case .updated(let cause): cause.rawValue
    case .paused(let cause), .resumed(let cause): cause.rawValue
    case .leaving(let reason), .dismissed(let reason): reason.description
    case .action(let run): run.action.id + " via " + run.via.rawValue
    case .committed(let action): action.id
    case .confirmation(_, let run): run.action.id
    case .repeated(let count): "\(count)"
    case .evicted(let limit): "limit \(limit.count)"
    case .localeChanged(let language): language.description
    case .inputMethodChanged(let method): method.rawValue
    case .problem(let problem): problem.kind
    }
  }

  /// A time in seconds with at most three decimals, such as `3.45`.
  private static func seconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let milliseconds = (attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000
    let total = seconds * 1000 + milliseconds
    var digits = String(total % 1000 + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(total / 1000)" + (digits.isEmpty ? "" : "." + digits)
  }
}
