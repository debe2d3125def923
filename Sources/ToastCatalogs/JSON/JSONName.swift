/// A key of at most 24 bytes as three machine words, so that comparing it costs next to nothing.
///
/// Readers of known formats compare every key of a file with a few field names; this is a third of
/// the time that comparing strings takes. A longer key equals no name.
///
/// ```swift
/// let names = (unit: JSONName("stringUnit"), variations: JSONName("variations"))
/// switch scanner.name(of: key) {
/// case names.unit: …
/// ```
package struct JSONName: Sendable {
  /// The longest key that is told apart.
  package static let limit = 24

  private var length: Int
  private var words: (UInt64, UInt64, UInt64)

  /// Creates the name of a field; one longer than ``limit`` equals nothing, not even itself.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes.span, 0..<bytes.count)
  }

  @inline(__always)
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    length = range.count
    let start = range.lowerBound
    words = (Self.word(bytes, start, length), 0, 0)
    if length > 8 { words.1 = Self.word(bytes, start + 8, length - 8) }
    if length > 16 { words.2 = Self.word(bytes, start + 16, length - 16) }
    if length > Self.limit { length = -1 }
  }

  /// Up to eight bytes as one word, the first lowest.
  @inline(__always)
  private static func word(_ bytes: Span<UInt8>, _ start: Int, _ count: Int) -> UInt64 {
    guard start + 8 <= bytes.count else {
      var word: UInt64 = 0
      for place in 0..<min(count, 8) {
        word |= UInt64(bytes[start + place]) << (8 * UInt64(place))
      }
      return word
    }
    let word = ByteScan.word(bytes, at: start)
    return count >= 8 ? word : word & (1 << (8 * UInt64(count)) - 1)
  }

  /// Whether two keys of at most ``limit`` bytes are the same.
  @inline(__always)
  package static func == (left: Self, right: Self) -> Bool {
    left.length == right.length && left.words == right.words && left.length >= 0
  }

  /// Whether a name matches, for `switch`.
  @inline(__always)
  package static func ~= (name: Self, value: Self) -> Bool { name == value }
}
