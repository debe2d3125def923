import ToastData

/// Which Han characters belong to which writing, from the repertoires of old character sets and from
/// ICU's transforms.
///
/// A character counts as Simplified where ICU's Hans-Hant changes it and Big5 does not have it: 后
/// and 里 are in both writings and count as neither.
struct HanSets: Sendable {
  static let shared = HanSets()

  private static let first: UInt32 = 0x4E00
  private static let last: UInt32 = 0x9FFF
  private static let sets: [(name: String, trait: TextTraits)] = [
    ("simplified", .simplified), ("simplified-outside-hkscs", .simplifiedOutsideHKSCS),
    ("simplified-outside-jis", .simplifiedOutsideJIS), ("traditional", .traditional),
    ("japanese", .japaneseHan),
  ]

  private let bits: [UInt8]

  private init() {
    var bits = [UInt8](repeating: 0, count: Int(Self.last - Self.first) + 1)
    for (number, set) in Self.sets.enumerated() {
      let bytes = EmbeddedData.resource("Scripts/\(set.name).txt") ?? []
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      where !line.hasPrefix("#") {
        for scalar in line.unicodeScalars where (Self.first...Self.last).contains(scalar.value) {
          bits[Int(scalar.value - Self.first)] |= 1 << UInt8(number)
        }
      }
    }
    self.bits = bits
  }

  /// The traits of a unified ideograph.
  @inline(__always)
  func traits(of value: UInt32) -> TextTraits {
    let index = Int(value) - Int(Self.first)
    guard bits.indices.contains(index) else { return .han }
    // The traits stand in the order of the sets, bit by bit.
    return TextTraits(
      rawValue: TextTraits.han.rawValue | Self.spread(UInt64(bits[index])))
  }

  @inline(__always)
  private static func spread(_ bits: UInt64) -> UInt64 {
    guard bits != 0 else { return 0 }
    var result: UInt64 = 0
    for (number, set) in sets.enumerated() where bits & 1 << UInt64(number) != 0 {
      result |= set.trait.rawValue
    }
    return result
  }
}
