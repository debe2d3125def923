/// Which cell stands for which character of a text, both ways.
///
/// Positions of cells and of characters (`Character`, so never inside an emoji or a letter with its
/// accents) are counted from 0. Neither direction ever steps back, and every cell and every
/// character has a counterpart:
///
/// ```swift
/// let map = try BrailleTable(named: "en-ueb-g2.ctb").translate("the end").positions
/// map.character(ofCell: 0)  // 0: “the” is one cell
/// map.cell(ofCharacter: 2)  // 0
/// ```
public struct BraillePositionMap: Hashable, Sendable {
  /// For each cell, the first character it stands for; never decreasing.
  public let characters: [Int]

  /// For each character, the first of the cells that show it; never decreasing.
  ///
  /// A character without cells of its own, in the midst of a contraction or left out, has the cells
  /// of the character before it. Empty where there are no cells.
  public let cells: [Int]

  /// Creates a map from the characters of the cells; they are put in order and kept in the text.
  init(characters: [Int], characterCount: Int) {
    var highest = 0
    let ordered = characters.map { position in
      highest = max(highest, min(position, max(0, characterCount - 1)))
      return highest
    }
    self.characters = ordered
    var cells: [Int] = []
    var cell = 0
    for character in 0..<(ordered.isEmpty ? 0 : characterCount) {
      // Step to the first cell of the last group that begins at or before this character.
      var next = cell
      while next < ordered.count, ordered[next] <= character {
        if ordered[next] != ordered[cell] { cell = next }
        next += 1
      }
      cells.append(cell)
    }
    self.cells = cells
  }

  /// The character that a cell stands for, or `nil` outside the line.
  public func character(ofCell cell: Int) -> Int? {
    characters.indices.contains(cell) ? characters[cell] : nil
  }

  /// The cell where a character begins, or `nil` outside the text or without any cells.
  public func cell(ofCharacter character: Int) -> Int? {
    cells.indices.contains(character) ? cells[character] : nil
  }

  /// The index of the character that a cell stands for, for the cursor of a router key.
  public func index(ofCell cell: Int, in text: String) -> String.Index? {
    character(ofCell: cell).flatMap {
      text.index(text.startIndex, offsetBy: $0, limitedBy: text.endIndex)
    }
  }
}
