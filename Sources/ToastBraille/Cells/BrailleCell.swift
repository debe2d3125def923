/// One braille cell: which of its eight dots are raised.
///
/// ```swift
/// BrailleCell(dots: [1, 2, 5]).character  // "⠓"
/// ```
/// (Unicode, Braille Patterns U+2800–28FF: dot n is bit n − 1.)
public struct BrailleCell: Hashable, Sendable {
  /// The raised dots, dot n as bit n − 1.
  public let pattern: UInt8

  /// Creates a cell from its bits.
  public init(pattern: UInt8) { self.pattern = pattern }

  /// Creates a cell from the numbers of its dots; numbers outside 1 to 8 are left out.
  public init(dots: [Int]) {
    pattern = dots.reduce(0) { (1...8).contains($1) ? $0 | 1 << UInt8($1 - 1) : $0 }
  }

  /// Reads a character of the block Braille Patterns, or returns `nil` for any other.
  public init?(_ scalar: Unicode.Scalar) {
    guard case 0x2800...0x28FF = scalar.value else { return nil }
    pattern = UInt8(truncatingIfNeeded: scalar.value)
  }

  /// The cell without dots.
  public static let blank = BrailleCell(pattern: 0)

  /// The cell with all eight dots, VoiceOver's mark around an alert.
  public static let full = BrailleCell(pattern: 0xFF)

  /// Whether no dot is raised.
  public var isBlank: Bool { pattern == 0 }

  /// Whether dot 7 or 8 is raised, so that the cell cannot be embossed on a six-dot machine.
  public var hasEightDots: Bool { pattern & 0b1100_0000 != 0 }

  /// The cell as a Unicode character.
  public var scalar: Unicode.Scalar {
    // Every value from U+2800 to U+28FF is a scalar, so the fallback is never taken.
    Unicode.Scalar(0x2800 + UInt32(pattern)) ?? "\u{2800}"
  }

  /// The cell as a Unicode character.
  public var character: Character { Character(scalar) }
}

extension BrailleCell: CustomStringConvertible {
  /// The cell as a Unicode character.
  public var description: String { String(character) }
}

extension String {
  /// The cells as Unicode braille.
  ///
  /// ```swift
  /// String(cells: [BrailleCell(dots: [1]), .blank])  // "⠁\u{2800}"
  /// ```
  public init(cells: some Sequence<BrailleCell>) {
    self.init(String.UnicodeScalarView(cells.map(\.scalar)))
  }
}
