/// A line of braille: its cells, the text they stand for, and how they came about.
public struct BrailleLine: Hashable, Sendable {
  /// The text of all segments.
  public let text: String

  /// For each segment, its characters in the text, counted from 0.
  public let segments: [Range<Int>]

  /// The cells.
  public internal(set) var pattern: [BrailleCell]

  /// Which cell stands for which character of the text.
  public internal(set) var positions: BraillePositionMap

  /// The tables used, each once, in the order of the text, parted by commas.
  public let table: String

  /// The spaced kana of a Japanese line, with digits and Latin as they are written, or `nil`.
  public let reading: String?

  /// Who says how the line is read, or `nil` where it has no reading.
  public let readingSource: KanaReading.Source?

  /// What its reader or author should know.
  public let warnings: [BrailleWarning]

  /// The cells as Unicode braille.
  public var cells: String { String(cells: pattern) }

  /// The windows of a display with a number of cells, as Unicode braille.
  public func windows(of width: Int) -> [String] {
    BrailleWindows.windows(of: pattern, width: width)
  }

  /// The segment that a cell belongs to, or `nil` outside the line or for a line without text.
  public func segment(ofCell cell: Int) -> Int? {
    positions.character(ofCell: cell).flatMap { character in
      segments.lastIndex { $0.contains(character) }
    }
  }

  /// The line with a mark on both sides, as VoiceOver sets ⣿ around alerts.
  ///
  /// ```swift
  /// line.marked(with: .full).cells  // "⣿⠀⠠⠑⠗⠗⠕⠗⠀⣿"
  /// ```
  public func marked(with mark: BrailleCell) -> BrailleLine {
    var line = self
    line.pattern = [mark, .blank] + pattern + [.blank, mark]
    let last = positions.characters.last ?? 0
    line.positions = BraillePositionMap(
      characters: [0, 0] + positions.characters + [last, last], characterCount: text.count)
    return line
  }
}
