package import ToastData

/// Where a command's text goes: an open file, or memory in tests.
package struct OutputStream: Sendable {
  /// What was written and has not left yet; all of it where the stream is in memory.
  package private(set) var buffer: [UInt8] = []

  /// Whether a person reads along.
  package let isTerminal: Bool

  /// Why writing stopped, or `nil` while it works.
  package private(set) var failure: FileError?

  private let descriptor: Int32?

  private static let bufferLimit = 1 << 16

  /// Creates a stream to an open file.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
    self.isTerminal = Platform.isTerminal(descriptor)
  }

  /// Creates a stream into memory.
  package init(isTerminal: Bool = false) {
    self.descriptor = nil
    self.isTerminal = isTerminal
  }

  /// The text in memory.
  package var text: String { String(decoding: buffer, as: UTF8.self) }

  /// Appends bytes as they are.
  package mutating func write(_ bytes: some Sequence<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.bufferLimit { flush() }
  }

  /// Sends on what was written; after a failure, nothing.
  package mutating func flush() {
    guard let descriptor, !buffer.isEmpty else { return }
    if failure == nil {
      if isTerminal { ProgressLine.shared.erase() }
      do throws(FileError) {
        try FileSystem.write(buffer, to: descriptor)
      } catch {
        failure = error
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
