/// How a stretch of text is set off, where the braille code has a sign for it. (UEB, section 9.)
///
/// Which signs exist is up to the table, so other bits are kept as they are.
public struct BrailleTypeform: OptionSet, Hashable, Sendable {
  /// The bits as liblouis counts them.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Italics.
  public static let italic = BrailleTypeform(rawValue: 0x0001)
  /// Underlining.
  public static let underline = BrailleTypeform(rawValue: 0x0002)
  /// Bold type.
  public static let bold = BrailleTypeform(rawValue: 0x0004)
  /// Computer braille: one cell a character.
  public static let computerBraille = BrailleTypeform(rawValue: 0x0400)
  /// Not translated at all.
  public static let noTranslation = BrailleTypeform(rawValue: 0x0800)
  /// Translated without contractions.
  public static let noContraction = BrailleTypeform(rawValue: 0x1000)
}
