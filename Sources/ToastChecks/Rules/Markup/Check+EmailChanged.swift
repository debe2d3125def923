import ToastText

extension Check {
  /// A mail address is that of the source.
  static let emailChanged = Check(
    id: "email-changed", severity: .warning,
    summary: "a mail address must be that of the source",
    reference: "RFC 5322",
    passing: [Example("help@example.com へメール", source: "Mail help@example.com", locale: "ja")],
    failing: [
      Example("↓help@exemple.com へメール", source: "Mail help@example.com", locale: "ja")
    ],
    when: [.at]
  ) { text, report in
    LinkComparison(text, .email).report(to: &report)
  }
}
