/// The cells of a text, with their positions.
public struct BrailleTranslation: Hashable, Sendable {
  /// The cells.
  public let cells: [BrailleCell]

  /// Which cell stands for which character.
  public let positions: BraillePositionMap

  /// The cells as Unicode braille.
  public var text: String { String(cells: cells) }
}
