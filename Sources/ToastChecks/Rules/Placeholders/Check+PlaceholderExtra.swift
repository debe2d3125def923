import ToastText

extension Check {
  /// A translation reads no argument that its source does not hand over.
  static let placeholderExtra = Check(
    id: "placeholder-extra", severity: .error,
    summary: "a translation must not read more arguments than its source",
    discussion: "A program passes what the source asks for; one argument more is read from memory "
      + "that holds something else, and the program ends. The same numbered argument may be used twice.",
    reference: "IEEE Std 1003.1, fprintf",
    passing: [
      Example("%1$@（%2$@）— %1$@", source: "%1$@ (%2$@)", locale: "ja"),
      Example("Rabatt: 50%", source: "50% off"),
    ],
    failing: [
      Example("↓%@ gespeichert", source: "Saved to disk"),
      Example("%@ wurde beendet. ↓%@ neu starten?", source: "%@ quit unexpectedly."),
      Example("Hallo ↓{name}", source: "Hello"),
    ],
    when: [.percent, .brace]
  ) { text, report in
    for specifier in text.placeholders?.extra ?? [] {
      report.report(
        "‘\(specifier.text)’ reads an argument that the source does not have; take it away, or number "
          + "it to use another twice", at: specifier.range)
    }
    let fields = FieldComparison(text)
    guard fields.missing.isEmpty else { return }
    for field in fields.unknown where field.isName {
      report.report(
        "the source has no placeholder ‘\(field.text)’; take it away or correct its name",
        at: field.range)
    }
  }
}
