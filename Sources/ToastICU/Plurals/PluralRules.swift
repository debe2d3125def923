private import ICUShims
package import ToastText

/// The plural rules of a language. (UTS #35 Part 3, Language Plural Rules.)
///
/// ```swift
/// PluralRules(tag: "ru", kind: .cardinal)?.category(of: 21)  // .one
/// PluralRules(tag: "en", kind: .ordinal)?.category(of: 3)  // .few: 3rd
/// ```
package final class PluralRules: Sendable {
  /// What the number says.
  package enum Kind: Sendable {
    /// How many.
    case cardinal
    /// Which in a row.
    case ordinal
  }

  /// The categories the language has, in CLDR's order; `other` is always among them.
  package let categories: [PluralCategory]

  private let handle: ServiceHandle

  /// The categories of the integers from 0, so that common counts need no call of ICU.
  private let table: [PluralCategory]

  /// Whether larger integers are in the category of those from 100 on with the same last two digits.
  ///
  /// No rule of CLDR for “how many” looks further, save for numbers that end in two zeros: those are
  /// asked for. `PluralTableTests` proves it in every language ICU has. Some rules for “which in a
  /// row” do: Italian has a category of its own for 800.
  private let repeatsByHundred: Bool

  /// Opens the rules of a language, or gives `nil` where ICU fails.
  package init?(tag: LanguageTag, kind: Kind) {
    let handle = unsafe ServiceHandle(
      ics_plurals_open(tag.description, kind == .ordinal ? 1 : 0), close: ics_plurals_close)
    guard let handle else { return nil }
    let bits = unsafe handle.use { unsafe ics_plurals_categories($0) }
    let all = PluralCategory.allCases
    categories = bits > 0 ? all.indices.filter { bits & (1 << $0) != 0 }.map { all[$0] } : [.other]
    table =
      categories.count == 1
      ? []
      : (0..<Self.tableSize).map { value in
        unsafe handle.use { unsafe Self.category(ics_plurals_select_integer($0, Int64(value))) }
      }
    repeatsByHundred = kind == .cardinal
    self.handle = handle
  }

  private static let tableSize = 200

  /// A category by its number in the shim; an error gives `other`, which every language has.
  private static func category(_ index: Int32) -> PluralCategory {
    let all = PluralCategory.allCases
    return all.indices.contains(Int(index)) ? all[Int(index)] : .other
  }

  private func select(_ body: (OpaquePointer) -> Int32) -> PluralCategory {
    // Rules are immutable: any number of threads may ask at once.
    if categories.count == 1 { return .other }
    return unsafe Self.category(handle.use(body))
  }

  /// The category of an integer; its sign does not matter.
  package func category(of value: Int) -> PluralCategory {
    if categories.count == 1 { return .other }
    let magnitude = value.magnitude
    if magnitude < Self.tableSize { return table[Int(magnitude)] }
    let lastDigits = Int(magnitude % 100)
    if repeatsByHundred, lastDigits != 0, magnitude < 1 << 53 { return table[100 + lastDigits] }
    // ICU takes integers as floating-point numbers, exact up to 2^53.
    guard magnitude < 1 << 53 else { return category(of: DecimalNumber(value)) }
    return unsafe select { unsafe ics_plurals_select_integer($0, Int64(magnitude)) }
  }

  /// The category of a number as it is written: `1.0` is English `other`, `1` is `one`.
  package func category(of number: DecimalNumber) -> PluralCategory {
    if categories.count == 1 { return .other }
    if let value = number.integerValue, value.magnitude < 1 << 53 { return category(of: value) }
    return unsafe select { unsafe ics_plurals_select_decimal($0, number.description) }
  }

  /// The category of a number as a formatter shows it: scaled, rounded, compact.
  package func category(of number: DecimalNumber, shownBy formatter: NumberFormatter)
    -> PluralCategory
  {
    unsafe select { rules in
      unsafe formatter.use { unsafe ics_plurals_select_formatted(rules, $0, number.description) }
    }
  }

  /// The category of a range of numbers. (UTS #35 Part 3, Plural Ranges.)
  package func category(from start: DecimalNumber, to end: DecimalNumber) -> PluralCategory {
    unsafe select { unsafe ics_plurals_select_range($0, start.description, end.description) }
  }
}
