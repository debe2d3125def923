import ToastText

extension Check {
  /// A translation is not white space alone unless its source is.
  static let blankTranslation = Check(
    id: "blank-translation", severity: .error,
    summary: "a translation must not be white space alone unless its source is",
    reference: "UAX #44, White_Space",
    passing: [Example(" ", source: " ")],
    failing: [
      Example("↓   ", source: "Show details"), Example("↓\u{3000}", source: "OK", locale: "ja"),
    ],
    when: .startsBlank
  ) { text, report in
    guard !text.value.isEmpty, text.unit.isBlank, text.source?.isBlank != true,
      text.unit.path.pluralCategory == nil
    else { return }
    report.report("the translation is white space alone; translate it")
  }
}
