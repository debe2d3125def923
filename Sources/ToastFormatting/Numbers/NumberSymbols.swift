/// What a locale writes numbers with. (UTS #35 Part 3, Number Symbols and Number Patterns.)
///
/// Learned once a locale from ICU; numbers are then put together without a call.
struct NumberSymbols: Hashable, Sendable {
  /// The digits from zero to nine.
  var digits: [String]
  /// What stands between groups of integer digits.
  var grouping: String
  /// What stands before the fraction digits.
  var decimal: String
  /// What stands before and behind a number below zero.
  var minus: Affix
  /// What stands before and behind a number that shows a plus sign.
  var plus: Affix
  /// What stands between a number and its power of ten; `nil` for C's `e` or `E`.
  var exponent: String?
  /// The word for what is no number.
  var notANumber: String
  /// The sign of infinity.
  var infinity: String
  /// How many digits the last group has; 0 for no groups.
  var primaryGroup: Int
  /// How many digits the other groups have.
  var secondaryGroup: Int
  /// How many digits must stand before the last group for a number to be grouped at all: 2 in
  /// Spanish and Polish, where 1234 has no separator.
  var minimumGrouping: Int

  /// The texts around a number.
  struct Affix: Hashable, Sendable {
    var prefix: String
    var suffix = ""
  }

  /// C's own: ASCII digits, no groups.
  static let posix = NumberSymbols(
    digits: (0...9).map { "\($0)" }, grouping: "", decimal: ".", minus: Affix(prefix: "-"),
    plus: Affix(prefix: "+"), exponent: nil, notANumber: "nan", infinity: "inf", primaryGroup: 0,
    secondaryGroup: 0, minimumGrouping: 1)

  /// Whether a separator stands before the digit that `count` digits follow, in an integer of
  /// `total` digits.
  func isGroupStart(_ count: Int, of total: Int) -> Bool {
    guard primaryGroup > 0, total >= primaryGroup + minimumGrouping else { return false }
    guard count >= primaryGroup else { return false }
    guard count != primaryGroup else { return true }
    return secondaryGroup > 0 && (count - primaryGroup) % secondaryGroup == 0
  }

  /// Appends a digit, given as ASCII.
  func append(digit: UInt8, to text: inout String) {
    let value = Int(digit) - 0x30
    if digits.indices.contains(value) { text += digits[value] }
  }
}
