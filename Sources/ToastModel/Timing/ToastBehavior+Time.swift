extension ToastBehavior {
  /// How long a message is shown, and why.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - policy: What assistive technology changes.
  ///   - hearing: How long it takes to hear the message, asked only where the policy needs it.
  /// - Returns: The time with its reasons, in the order in which each changed it.
  public func time(
    for message: ToastMessage, policy: AssistivePolicy = .off, hearing: () -> Duration = { .zero }
  ) -> ToastTime {
    let time = askedTime(for: message)
    guard policy != .off, let base = time.total else { return time }
    if message.hasActions, message.status != .progress {
      return ToastTime(total: nil, reasons: time.reasons + [.noTimeoutBecauseAction])
    }
    var reasons = time.reasons
    if message.hasActions { reasons.append(.progressExcepted) }
    let longer = Self.lengthened(base, policy: policy, hearing: hearing)
    if let reason = longer.reason { reasons.append(reason) }
    return ToastTime(total: longer.time, reasons: reasons)
  }

  /// A time that is long enough under a policy, with the reason if it had to be made longer.
  static func lengthened(
    _ time: Duration, policy: AssistivePolicy, hearing: () -> Duration
  ) -> (time: Duration, reason: DurationReason?) {
    switch policy {
    case .off: return (time, nil)
    case .extend(let factor):
      guard factor > 1 else { return (time, nil) }
      // A factor without bounds would overflow; past this time a toast is as good as endless.
      let limit = ToastDuration.longest / time
      return (factor < limit ? time * factor : max(time, ToastDuration.longest), .extended(factor))
    case .speechTime:
      let needed = min(hearing(), ToastDuration.longest) + AssistivePolicy.hearingMargin
      return needed > time ? (needed, .speechTime(needed)) : (time, nil)
    }
  }

  private func askedTime(for message: ToastMessage) -> ToastTime {
    guard countdown == .whileInFront else { return ToastTime(total: nil, reasons: [.untilClosed]) }
    let standard = standardDuration
    guard honorsDuration else { return ToastTime(total: standard, reasons: [.fixed]) }
    switch message.duration {
    case .automatic: return ToastTime(total: standard, reasons: [.default])
    case .indefinite: return ToastTime(total: nil, reasons: [.indefinite])
    case .fixed(let time) where time <= .zero:
      return ToastTime(total: standard, reasons: [.notADuration, .default])
    case .fixed(let time) where time > ToastDuration.longest:
      return ToastTime(total: nil, reasons: [.indefinite])
    case .fixed(let time): return ToastTime(total: time, reasons: [.asked])
    }
  }

  /// The default time, kept positive and countable whatever was set; `nil` for none.
  private var standardDuration: Duration? {
    switch defaultDuration {
    case .indefinite: nil
    case .fixed(let time) where time > ToastDuration.longest: nil
    case .fixed(let time) where time > .zero: time
    case .fixed, .automatic: .seconds(4)
    }
  }
}
