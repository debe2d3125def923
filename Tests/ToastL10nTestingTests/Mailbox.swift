import Synchronization

/// Collects texts from closures that may run anywhere.
final class Mailbox: Sendable {
  private let texts = Mutex<[String]>([])

  func add(_ text: String) { texts.withLock { $0.append(text) } }

  var all: [String] { texts.withLock { $0 } }
}
