/// A file of emoji and names, searched as it stands: its lines are sorted by their bytes.
struct EmojiTable: Sendable {
  /// What stands between the name of a base and that of its skin tone.
  let beforeTone: String
  /// What stands between the names of two skin tones.
  let betweenTones: String

  private let bytes: [UInt8]
  private let start: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let end = bytes.firstIndex(of: Self.newline) ?? bytes.endIndex
    let rule = String(decoding: bytes[..<end], as: UTF8.self)
      .split(separator: "\t", omittingEmptySubsequences: false)
    beforeTone = rule.count == 3 ? String(rule[1]) : " "
    betweenTones = rule.count == 3 ? String(rule[2]) : " "
    start = min(end + 1, bytes.count)
  }

  /// The name of a sequence without variation selectors, or `nil`.
  func name(of sequence: [Unicode.Scalar]) -> String? {
    let key = sequence.flatMap { Array(UTF8.encode($0) ?? UTF8.encodedReplacementCharacter) }
    var low = start
    var high = bytes.count
    while low < high {
      let line = line(around: low + (high - low) / 2)
      let tab = bytes[line].firstIndex(of: Self.tab) ?? line.upperBound
      let found = bytes[line.lowerBound..<tab]
      if found.elementsEqual(key) {
        return String(
          decoding: bytes[min(tab + 1, line.upperBound)..<line.upperBound], as: UTF8.self)
      }
      if found.lexicographicallyPrecedes(key) {
        low = line.upperBound + 1
      } else {
        high = line.lowerBound
      }
    }
    return nil
  }

  /// The line that a byte stands in, without its line break.
  private func line(around offset: Int) -> Range<Int> {
    var first = offset
    while first > start, bytes[first - 1] != Self.newline { first -= 1 }
    var end = max(offset, first)
    while end < bytes.count, bytes[end] != Self.newline { end += 1 }
    return first..<end
  }

  private static let newline = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")
}
