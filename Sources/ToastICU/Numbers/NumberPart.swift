/// A piece of a formatted number: what it is, and its text.
package struct NumberPart: Hashable, Sendable {
  /// What a piece is. (ICU's number fields; the part types of ECMA-402.)
  package enum Kind: Int32, Hashable, Sendable, CaseIterable {
    /// Digits before the decimal separator.
    case integer = 0
    /// Digits after the decimal separator.
    case fraction
    /// The decimal separator.
    case decimalSeparator
    /// The sign that stands for “times ten to the power of”.
    case exponentSymbol
    /// The sign of the exponent.
    case exponentSign
    /// The exponent.
    case exponent
    /// A grouping separator.
    case groupingSeparator
    /// The symbol or name of a currency.
    case currency
    /// The percent sign.
    case percent
    /// The per mille sign.
    case permille
    /// The plus or minus sign, or the “about” sign of a range.
    case sign
    /// The name of a unit.
    case unit
    /// What stands for thousands, millions and so on in a compact number.
    case compact
    /// Spaces and other text between the parts.
    case literal = 100
  }

  /// What the piece is.
  package let kind: Kind

  /// Its text.
  package let text: String
}
