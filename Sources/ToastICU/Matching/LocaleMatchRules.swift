import ToastText

/// One way of choosing among languages.
protocol LocaleMatchRules: Sendable {
  /// The best match for tags in order of preference, and how it came about.
  func explain(_ desired: [LanguageTag]) -> LocaleMatchExplanation
}
