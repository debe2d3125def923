/// How a language writes a plain number, learned from ICU: what formatting needs, without ICU.
///
/// ``DecimalPattern/init(learningFrom:)`` asks ICU for a handful of numbers and reads digits,
/// separators, group sizes and signs off its answers; `DecimalPatternTests` proves that the result
/// equals ICU's in every locale it has.
struct DecimalPattern: Hashable, Sendable {
  /// The bytes of the ten digits, one after another, all of one length.
  let digits: [UInt8]
  /// How many bytes a digit takes.
  let digitWidth: Int
  /// What stands between integer and fraction.
  let decimalSeparator: [UInt8]
  /// What stands between groups of digits.
  let groupingSeparator: [UInt8]
  /// How many digits the last group has; 0 where nothing is grouped.
  let primaryGroup: Int
  /// How many digits the other groups have.
  let secondaryGroup: Int
  /// How many digits must stand before the last group for any separator to be written.
  let minimumGroupingDigits: Int
  /// What stands around a negative number.
  let negative: Affixes
  /// What stands around a number with a plus sign.
  let positive: Affixes

  /// What stands before and after the digits.
  struct Affixes: Hashable, Sendable {
    let prefix: [UInt8]
    let suffix: [UInt8]

    static let none = Affixes(prefix: [], suffix: [])
  }

  /// Whether a separator stands before the digit with `remaining` digits from there to the decimal
  /// separator, in an integer of `count` digits.
  func hasSeparator(before remaining: Int, of count: Int) -> Bool {
    guard primaryGroup > 0, remaining >= primaryGroup, remaining < count,
      count - primaryGroup >= minimumGroupingDigits
    else { return false }
    return (remaining - primaryGroup) % secondaryGroup == 0
  }

  /// The most bytes that a 64-bit integer takes.
  var integerCapacity: Int {
    let digits = 20 * (digitWidth + groupingSeparator.count)
    return digits + negative.prefix.count + negative.suffix.count
  }
}
