/// A stretch of letters, digits and ASCII marks inside a folded Japanese text.
struct AlphanumericSpan: Hashable, Sendable {
  /// How the stretch is brailled.
  enum Kind: Hashable, Sendable {
    /// Digits, with the commas and points among them.
    case number
    /// Letters with the foreign-letter sign.
    case letters
    /// Marks that stand for themselves.
    case marks
    /// A foreign phrase in ⠦ ⠴.
    case quotation
    /// An address, a path or source text in ⠠⠦ ⠠⠴.
    case computer
  }

  /// How it is brailled.
  var kind: Kind

  /// Where it stands, in scalars.
  var range: Range<Int>
}
