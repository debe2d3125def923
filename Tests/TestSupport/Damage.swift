/// Damage as disks, merges and editors do it to files, the same for the same seed.
public enum Damage {
  /// The time after which a reader counts as hanging.
  ///
  /// A guard, no measurement: a busy machine and a debug build take their time, a hang takes for ever.
  public static let hangLimit = Duration.seconds(20)

  /// Bytes with one to eight places flipped, changed, cut out, doubled, put in or cut off.
  public static func damaged(
    _ bytes: [UInt8], using random: inout some RandomNumberGenerator
  ) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0..<8, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let length = min(Int.random(in: 0..<64, using: &random), bytes.count - place)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.removeSubrange(place..<place + length)
      case 3: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
      case 4:
        let sign = "\"{}[]:,;=\\<>&/*%@$#(".utf8.randomElement(using: &random) ?? 0
        bytes.insert(sign, at: place)
      default: bytes.removeLast(min(bytes.count, Int.random(in: 0..<2_000, using: &random)))
      }
    }
    return bytes
  }
}
