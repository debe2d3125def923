/// The kana reading of a Japanese text, spaced as Japanese braille is.
///
/// ```swift
/// try KanaReader().reading(of: "3枚の写真を保存しました").kana
/// // "3マイノ シャシンヲ ホゾン シマシタ"
/// ```
public struct KanaReading: Hashable, Sendable {
  /// Who says how the text is read.
  public enum Source: String, Hashable, Sendable {
    /// The author wrote the kana.
    case author
    /// A dictionary was asked; it can be wrong.
    case guessed
  }

  /// The kana, with digits and Latin as they are written and without signs of braille.
  public let kana: String

  /// Who says so.
  public let source: Source

  /// The words whose reading is least sure, in the order of the text.
  public let unsureWords: [String]

  /// The kana with the signs of braille, each scalar with the character of the text it stands for.
  let marked: MappedText

  init(marked: MappedText, source: Source, unsureWords: [String]) {
    self.marked = marked
    self.source = source
    self.unsureWords = unsureWords
    // The signs of braille stand in the block of Unicode braille; nothing else of a text does, but
    // cells that the author wrote, which are no reading either.
    kana = String(String.UnicodeScalarView(marked.scalars.filter { BrailleCell($0) == nil }))
  }
}
