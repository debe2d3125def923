/// North American Braille ASCII, the 64 characters that stand for the six-dot cells in BRF files.
///
/// ```swift
/// BrailleASCII.character(for: BrailleCell(dots: [1, 2, 3, 4, 6]))  // "&"
/// BrailleASCII.character(for: .full)  // nil: it has eight dots
/// ```
public enum BrailleASCII {
  /// The characters in the order of the cells U+2800 to U+283F.
  private static let table = Array(
    ##" A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\0Z7(_?W]#Y)="##.utf8)

  /// The character of a six-dot cell in upper case, or `nil` for a cell with dot 7 or 8.
  public static func character(for cell: BrailleCell) -> Character? {
    cell.hasEightDots ? nil : Character(Unicode.Scalar(table[Int(cell.pattern)]))
  }

  /// The cell of a character, lower case read as upper, or `nil` for one outside the code.
  public static func cell(for character: Character) -> BrailleCell? {
    guard let byte = character.asciiValue, byte >= 0x20, byte < 0x7F else { return nil }
    // The lower-case half of ASCII stands for the same cells: `{` for `[`, `|` for `\`.
    let upper = byte >= 0x60 ? byte - 0x20 : byte
    return table.firstIndex(of: upper).map { BrailleCell(pattern: UInt8($0)) }
  }
}
