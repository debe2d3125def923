/// How many columns of a terminal a text takes. (UAX #11, East Asian Width.)
enum DisplayWidth {
  /// Two for a wide or fullwidth character, none for a mark that stands on another.
  static func columns(_ text: String) -> Int {
    text.reduce(0) { sum, character in
      sum + (character.unicodeScalars.first.map(columns) ?? 0)
    }
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    if wideRanges.contains(where: { $0.contains(scalar.value) }) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  // The blocks whose characters are wide or fullwidth, as EastAsianWidth.txt of Unicode 15 has them.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
