import Synchronization

/// Lines written from any thread.
final class Log: Sendable {
  private let state = Mutex<[String]>([])

  var lines: [String] { state.withLock(\.self) }

  func add(_ line: String) { state.withLock { $0.append(line) } }
}
