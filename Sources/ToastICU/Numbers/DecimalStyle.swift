/// How a number is written, beyond what its language decides.
package struct DecimalStyle: Hashable, Sendable {
  /// When a sign stands before a number.
  package enum Sign: String, Hashable, Sendable, CaseIterable {
    /// Only a minus before negative numbers.
    case negativeOnly
    /// A plus before all others, zero too.
    case always
    /// A space in place of the plus, as printf's space flag.
    case space
    /// None at all, as for a number whose sign is told by words.
    case never
  }

  /// When a sign is written.
  package var sign: Sign

  /// Whether digits are grouped as the language groups them.
  package var grouping: Bool

  /// How many digits stand before the decimal separator at least; zeros fill up.
  package var minimumIntegerDigits: Int

  /// Creates a style; the default is a plain number.
  package init(
    sign: Sign = .negativeOnly, grouping: Bool = true, minimumIntegerDigits: Int = 1
  ) {
    self.sign = sign
    self.grouping = grouping
    self.minimumIntegerDigits = minimumIntegerDigits
  }

  /// A number as its language writes it.
  package static let plain = DecimalStyle()
}
