import ToastText

extension Check {
  /// A placeholder is not broken by a space or a second percent sign.
  static let placeholderMalformed = Check(
    id: "placeholder-malformed", severity: .error,
    summary: "a placeholder must not be broken by a space or a second percent sign",
    discussion:
      "Only texts whose source takes arguments are looked at: “50% de carga” is no format.",
    reference: "IEEE Std 1003.1, fprintf",
    passing: [
      Example("50% de carga", source: "50% charge", locale: "es"),
      Example("%lld%%", source: "%lld%%"),
    ],
    failing: [
      Example("欢迎使用 ↓% @", source: "Welcome to %@", locale: "zh-Hans"),
      Example("欢迎使用 ↓%%@", source: "Welcome to %@", locale: "zh-Hans"),
    ],
    when: .percent
  ) { text, report in
    guard let range = text.brokenPlaceholder else { return }
    report.report(
      "this is no placeholder as it is written and is shown as text; write it as in the source",
      at: range)
  }
}
