/// How a language writes a plain number, learned from ICU: what formatting needs, without ICU.
///
/// ``DecimalPattern/init(learningFrom:)`` asks ICU for a handful of numbers and reads digits,
/// separators, group sizes and signs off its answers; `DecimalPatternTests` proves that the result
/// equals ICU's in every locale it has.
final class DecimalPattern: Sendable {
  /// The bytes of the ten digits, one after another, all of one length.
  let digits: [UInt8]
  /// How many bytes a digit takes.
  let digitWidth: Int
  /// Whether the digits are 0 to 9.
  let isASCII: Bool
  /// What stands between integer and fraction.
  let decimalSeparator: [UInt8]
  /// How digits are grouped.
  let groups: Groups
  /// What stands around a negative number.
  let negative: Affixes
  /// What stands around a number with a plus sign.
  let positive: Affixes
  /// The most bytes that a 64-bit integer takes.
  let integerCapacity: Int
  /// The smallest magnitude that is grouped; beyond all integers where none is.
  let firstGrouped: UInt
  /// The one byte that stands between groups, where digits are 0 to 9 and the separator is ASCII too.
  let asciiSeparator: UInt8?

  /// How digits are grouped.
  struct Groups: Hashable, Sendable {
    /// What stands between groups of digits.
    var separator: [UInt8] = []
    /// How many digits the last group has; 0 where nothing is grouped.
    var primary = 0
    /// How many digits the other groups have.
    var secondary = 0
    /// How many digits must stand before the last group for any separator to be written.
    var minimum = 1
  }

  /// What stands before and after the digits.
  struct Affixes: Hashable, Sendable {
    let prefix: [UInt8]
    let suffix: [UInt8]

    static let none = Affixes(prefix: [], suffix: [])
  }

  init(
    digits: [UInt8], decimalSeparator: [UInt8], groups: Groups, negative: Affixes,
    positive: Affixes
  ) {
    self.digits = digits
    digitWidth = digits.count / 10
    isASCII = digits.elementsEqual("0123456789".utf8)
    self.decimalSeparator = decimalSeparator
    self.groups = groups
    self.negative = negative
    self.positive = positive
    firstGrouped = Self.firstGrouped(groups)
    asciiSeparator = isASCII && groups.separator.count == 1 ? groups.separator[0] : nil
    integerCapacity =
      20 * (digitWidth + groups.separator.count) + negative.prefix.count + negative.suffix.count
  }

  private static func firstGrouped(_ groups: Groups) -> UInt {
    guard groups.primary > 0 else { return .max }
    var magnitude: UInt = 1
    for _ in 0..<groups.primary + max(groups.minimum, 1) - 1 {
      let (product, isTooLarge) = magnitude.multipliedReportingOverflow(by: 10)
      if isTooLarge { return .max }
      magnitude = product
    }
    return magnitude
  }

  /// Whether a separator stands before the digit with `remaining` digits from there to the decimal
  /// separator, in an integer of `count` digits.
  func hasSeparator(before remaining: Int, of count: Int) -> Bool {
    guard groups.primary > 0, remaining >= groups.primary, remaining < count,
      count - groups.primary >= groups.minimum
    else { return false }
    return (remaining - groups.primary) % groups.secondary == 0
  }
}
