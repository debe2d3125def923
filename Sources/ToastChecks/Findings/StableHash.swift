/// A hash that is the same in every process and on every platform (FNV-1a, 64 bits, twice).
struct StableHash {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x8422_2325_CBF2_9CE4

  /// Takes a text in, so that no two lists of texts run together.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
    second = (second ^ UInt64(byte) ^ 0x5A) &* 0x100_0000_01B3
  }

  /// The hash in 32 hexadecimal digits.
  var hexadecimal: String { Self.digits(first) + Self.digits(second) }

  private static func digits(_ value: UInt64) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.utf8.count) + text
  }
}
