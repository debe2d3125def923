/// Japanese kana braille from a kana reading, without any library.
///
/// The reading is spaced as Japanese braille is, with particles as they sound (は as ワ) and long
/// vowels as ー; digits and Latin stand as they are written:
///
/// ```swift
/// KanaBraille.translate("3マイノ シャシン").text  // "⠼⠉⠵⠃⠎⠀⠈⠱⠳⠴"
/// ```
/// Hiragana and half-width kana are understood too. (日本点字表記法 2018.)
public enum KanaBraille {
  /// The name of this way of writing, as it stands in transcripts.
  public static let tableName = "ja-kana"

  /// The cells of a reading.
  ///
  /// What has no cells, such as a kanji, becomes ⠿; ``undefinedCharacters(in:)`` names it.
  public static func translate(_ reading: String) -> BrailleTranslation {
    let folded = JapaneseFolding.katakana(JapaneseFolding.folded(reading))
    let line = KanaCellWriter.cells(of: folded.scalars).line
    return BrailleTranslation(
      cells: line.cells,
      positions: BraillePositionMap(
        characters: line.inputPositions.map { folded.origins[$0] }, characterCount: reading.count))
  }

  /// The scalars of a reading that have no cells.
  public static func undefinedCharacters(in reading: String) -> [UndefinedBrailleCharacter] {
    let folded = JapaneseFolding.katakana(JapaneseFolding.folded(reading))
    return KanaCellWriter.cells(of: folded.scalars).undefined.map {
      UndefinedBrailleCharacter(scalar: folded.scalars[$0], offset: folded.origins[$0])
    }
  }
}
