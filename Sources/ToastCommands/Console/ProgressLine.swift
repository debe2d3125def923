import ToastData
import ToastText

/// A line on the terminal that says what the tool is at, once that takes more than a second.
///
/// It is taken away before anything else is written, and never shown where no person reads along.
package final class ProgressLine: Sendable {
  /// The line of this process.
  package static let shared = ProgressLine()

  private enum State {
    case hidden
    case shown
    case stopped
  }

  private let state = SanitizedMutex(State.hidden)

  /// Begins to show a line for a command, where the standard error is a terminal.
  package func start(_ command: String) {
    guard Platform.isTerminal(2) else { return }
    Task.detached { [self] in
      let clock = ContinuousClock()
      let start = clock.now
      while true {
        try? await Task.sleep(
          for: start.duration(to: clock.now) < .seconds(1) ? .seconds(1) : .milliseconds(200))
        show("\(Usage.toolName) \(command)… \(start.duration(to: clock.now).components.seconds) s")
      }
    }
  }

  /// Takes the line away; it comes again where the work goes on.
  package func erase() { leave(.hidden) }

  /// Takes the line away for good.
  package func stop() { leave(.stopped) }

  private func leave(_ next: State) {
    state.withLock { state in
      if state == .shown { Self.write("\r\u{1B}[K") }
      if state != .stopped { state = next }
    }
  }

  private func show(_ text: String) {
    state.withLock { state in
      guard state != .stopped else { return }
      state = .shown
      Self.write("\r\u{1B}[K" + text)
    }
  }

  /// A terminal that has gone is no fault: what matters is written elsewhere.
  private static func write(_ text: String) {
    try? FileSystem.write(Array(text.utf8), to: 2)
  }
}
