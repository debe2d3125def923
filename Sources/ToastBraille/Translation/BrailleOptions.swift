/// How a line is brailled.
public struct BrailleOptions: Hashable, Sendable {
  /// The name of a table for all segments, or `nil` for that of each language.
  public var table: String?

  /// How much is contracted, or `nil` for what is usual in the language.
  public var grade: BrailleGrade?

  /// Whether only six dots may be used, as an embosser and a BRF file need.
  ///
  /// Where a table marks capitals by dot 7, the capital sign ⠠ is put instead, and Kantenji gives
  /// way to kana. Cells that have eight dots all the same are left as they are.
  public var sixDots: Bool

  /// Creates options.
  public init(table: String? = nil, grade: BrailleGrade? = nil, sixDots: Bool = false) {
    self.table = table
    self.grade = grade
    self.sixDots = sixDots
  }
}
