/// The cells of a run, with the characters of its text they stand for.
struct BrailledRun: Hashable, Sendable {
  /// The cells.
  var cells: [BrailleCell] = []

  /// For each cell, the character of the run's text; never decreasing.
  var characters: [Int] = []

  /// What has no cells.
  var undefined: [UndefinedBrailleCharacter] = []

  /// The kana, or `nil` where the run is not Japanese kana braille.
  var reading: String?

  /// Who says how it is read.
  var source: KanaReading.Source?

  /// The words whose reading is least sure.
  var unsureWords: [String] = []

  /// The run with six dots: a capital that has dot 7 gets the capital sign instead.
  func withSixDots(text: String) -> BrailledRun {
    guard cells.contains(where: \.hasEightDots) else { return self }
    let isCapital = text.map(\.isUppercase)
    var result = self
    result.cells = []
    result.characters = []
    for (cell, character) in zip(cells, characters) {
      if cell.pattern & 0b1100_0000 == 0b0100_0000, isCapital.dropFirst(character).first ?? false {
        result.cells += [BrailleCell(dots: [6]), BrailleCell(pattern: cell.pattern & 0b0011_1111)]
        result.characters += [character, character]
      } else {
        result.cells.append(cell)
        result.characters.append(character)
      }
    }
    return result
  }
}
