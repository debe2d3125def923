/// How much braille is contracted.
public enum BrailleGrade: Int, Hashable, Sendable, CaseIterable {
  /// Grade 1: letter by letter.
  case uncontracted = 1
  /// Grade 2: with the contractions of the language.
  case contracted = 2
}
