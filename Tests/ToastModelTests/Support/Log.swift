import ToastModel
import ToastText

/// Lines written from any thread.
final class Log: Sendable {
  private let state = SanitizedMutex<[String]>([])

  var lines: [String] { state.withLock(\.self) }

  func add(_ line: String) { state.withLock { $0.append(line) } }
}
