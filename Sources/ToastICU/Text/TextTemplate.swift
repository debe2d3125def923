package import ToastText

/// A text of fixed pieces, plain integers and texts, put together without a buffer on the heap.
///
/// The bytes of all pieces go one after another into a buffer on the stack, and from there into the
/// one string that is returned.
package final class TextTemplate: Sendable {
  /// A piece; arguments are counted from 0.
  package enum Piece: Hashable, Sendable {
    /// Text that stays as it is.
    case literal(String)
    /// An integer in the language's digits and groups.
    case integer(Int)
    /// A text.
    case text(Int)
  }

  /// A piece without references: a range of the literals' bytes, or an argument.
  private enum Part: Sendable {
    case literal(start: Int, count: Int)
    case integer(Int)
    case text(Int)
  }

  private let bytes: [UInt8]
  private let parts: [Part]

  /// Creates a template.
  package init(_ pieces: [Piece]) {
    var bytes: [UInt8] = []
    parts = pieces.map { piece in
      switch piece {
      case .literal(let text):
        let start = bytes.count
        bytes += text.utf8
        return .literal(start: start, count: bytes.count - start)
      case .integer(let index): return .integer(index)
      case .text(let index): return .text(index)
      }
    }
    self.bytes = bytes
  }

  /// Longer texts are not put together here.
  private static let capacity = 512

  /// The text with arguments filled in, or `nil` where this way is not for them: an argument is
  /// missing or of another kind, the text is long, the language has no plain digits, or
  /// `isolates` says that texts of another direction are isolated and one may be of another.
  package func text(
    _ arguments: [MessageArgument], in services: LocaleServices, isolates: Bool
  ) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.capacity) { buffer in
      guard let count = unsafe write(arguments, services, isolates, to: buffer) else { return nil }
      // `write` has written `count` bytes from the start of the buffer on.
      return unsafe String(decoding: UnsafeBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
    }
  }

  /// Writes the pieces, and returns how many bytes they take.
  private func write(
    _ arguments: [MessageArgument], _ services: LocaleServices, _ isolates: Bool,
    to buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    var end = 0
    for part in parts {
      switch part {
      case .literal(let start, let count):
        guard end + count <= Self.capacity else { return nil }
        // Both ranges were checked: `parts` holds ranges of `bytes`, and the buffer has the room.
        unsafe bytes.withUnsafeBufferPointer { bytes in
          unsafe Self.copy(
            UnsafeBufferPointer(rebasing: bytes[start..<start + count]), to: buffer, at: end)
        }
        end += count
      case .integer(let index):
        guard arguments.indices.contains(index), case .integer(let value) = arguments[index],
          let pattern = services.plainNumbers.pattern,
          let count = unsafe pattern.write(value, to: buffer, at: end)
        else { return nil }
        end += count
      case .text(let index):
        guard arguments.indices.contains(index), case .string(let value) = arguments[index],
          let count = unsafe Self.write(value, isolates, to: buffer, at: end)
        else { return nil }
        end += count
      }
    }
    return end
  }

  /// Writes a text, and returns its length; `nil` where there is no room, or it may run the other
  /// way.
  private static func write(
    _ text: String, _ isolates: Bool, to buffer: UnsafeMutableBufferPointer<UInt8>, at place: Int
  ) -> Int? {
    let count = unsafe text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      guard place + bytes.count <= capacity else { return nil }
      if isolates, unsafe bytes.contains(where: TextDirection.mayLeadRightToLeft) { return nil }
      unsafe copy(bytes, to: buffer, at: place)
      return bytes.count
    }
    return count ?? nil
  }

  private static func copy(
    _ bytes: UnsafeBufferPointer<UInt8>, to buffer: UnsafeMutableBufferPointer<UInt8>, at place: Int
  ) {
    guard let source = bytes.baseAddress, let target = buffer.baseAddress else { return }
    // The caller has made sure that the buffer holds `bytes.count` bytes from `place` on.
    unsafe (target + place).update(from: source, count: bytes.count)
  }
}
