package import ToastText

// Plural categories. (UTS #35 Part 3, Language Plural Rules.)
extension LocaleServices {
  /// The categories the language has for “how many”, in CLDR's order, `other` last.
  package var cardinalCategories: [PluralCategory] { cardinalRules?.categories ?? [.other] }

  /// The categories the language has for “which in a row”, in CLDR's order, `other` last.
  package var ordinalCategories: [PluralCategory] { ordinalRules?.categories ?? [.other] }

  /// The category of an integer.
  package func cardinalCategory(_ value: Int) -> PluralCategory {
    cardinalRules?.category(of: value) ?? .other
  }

  /// The category of a number as it is written: its fraction digits count, zeros too.
  package func cardinalCategory(_ number: DecimalNumber) -> PluralCategory {
    cardinalRules?.category(of: number) ?? .other
  }

  /// The category of a place in a row: English 3 is `few`, for 3rd.
  package func ordinalCategory(_ number: DecimalNumber) -> PluralCategory {
    ordinalRules?.category(of: number) ?? .other
  }

  /// The category of a range: 0–1 is English `other`, French `one`.
  package func rangeCategory(_ start: DecimalNumber, _ end: DecimalNumber) -> PluralCategory {
    cardinalRules?.category(from: start, to: end) ?? .other
  }

  /// The category of a value as ``text(of:)`` writes it, or `nil` for one without a number.
  ///
  /// It comes from the formatted number, so 0.015 as a percentage counts as 2, and 1 dollar,
  /// written
  /// 1.00, is English `other`.
  package func cardinalCategory(of argument: MessageArgument) -> PluralCategory? {
    switch argument {
    case .integer(let value): cardinalCategory(value)
    case .range(let start, let end): rangeCategory(start, end)
    case .string, .date, .list: nil
    case .percent, .bytes, .currency, .measure:
      if let (formatter, number) = quantity(of: argument) {
        category(of: number, shownBy: formatter)
      } else {
        argument.number.map { cardinalCategory($0) }
      }
    case .decimal(let number), .relative(let number, _), .duration(let number, _),
      .spellOut(let number), .ordinal(let number):
      cardinalCategory(number)
    }
  }

  /// The category of a number as a formatter shows it; without one, as it is written.
  func category(of number: DecimalNumber, shownBy formatter: NumberFormatter?) -> PluralCategory {
    guard let rules = cardinalRules, let formatter else { return cardinalCategory(number) }
    return rules.category(of: number, shownBy: formatter)
  }
}
