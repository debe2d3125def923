/// A scalar of a text that a braille table has no cells for.
public struct UndefinedBrailleCharacter: Hashable, Sendable, CustomStringConvertible {
  /// The scalar.
  public let scalar: Unicode.Scalar

  /// The offset of its `Character` in the text.
  public let offset: Int

  /// The scalar as it is written about, such as `U+1F389`.
  public var codePoint: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The character, its code point and its position, counted from 1.
  public var description: String { "‘\(scalar)’ (\(codePoint)) at character \(offset + 1)" }
}
