import ToastText

/// An argument as it is shown.
struct FormattedValue: Hashable, Sendable {
  /// What the text is made of, as far as its direction is concerned.
  enum Origin: Hashable, Sendable {
    /// Put together by the locale's own rules, marks and all.
    case locale
    /// The user's own words.
    case user
  }

  /// The text.
  var text: String
  /// The number as it is shown, which a plural rule looks at; `nil` for what is no number.
  var number: DecimalNumber?
  /// The category where a number alone does not tell it: ranges and compact numbers.
  var category: PluralCategory?
  /// Where the text comes from.
  var origin: Origin

  init(
    _ text: String, number: DecimalNumber? = nil, category: PluralCategory? = nil,
    origin: Origin = .locale
  ) {
    self.text = text
    self.number = number
    self.category = category
    self.origin = origin
  }
}
