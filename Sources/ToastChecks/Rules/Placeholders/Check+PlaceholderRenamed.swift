import ToastText

extension Check {
  /// The name of a placeholder is not translated.
  static let placeholderRenamed = Check(
    id: "placeholder-renamed", severity: .error,
    summary: "the name of a placeholder must not be translated",
    discussion: "Of ICU's plural and select arguments only the name counts; their cases are texts.",
    reference: "ICU, MessageFormat",
    passing: [
      Example("{name}，欢迎回来", source: "Hi {name}, welcome back", locale: "zh-Hans"),
      Example(
        "{n, plural, other {#件}}", source: "{n, plural, one {# item} other {# items}}",
        locale: "ja"),
    ],
    failing: [
      Example("↓{名字}，欢迎回来", source: "Hi {name}, welcome back", locale: "zh-Hans"),
      Example("Hallo ↓%{Name}", source: "Hello %{name}"),
    ],
    when: .brace
  ) { text, report in
    let fields = FieldComparison(text)
    guard let missing = fields.missing.first else { return }
    for field in fields.unknown {
      report.report(
        "the placeholder ‘\(field.text)’ is not in the source; write ‘\(missing)’", at: field.range)
    }
  }
}
