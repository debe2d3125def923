import ToastText

extension Check {
  /// A character reference is whole.
  static let entityInvalid = Check(
    id: "entity-invalid", severity: .warning,
    summary: "a character reference must be whole, such as ‘&amp;’",
    discussion: "Looked at where the source has references; elsewhere ‘&’ is a sign like others.",
    reference: "HTML, character references",
    passing: [
      Example("Töne &amp; Haptik", source: "Sounds &amp; Haptics"),
      Example("Töne & Haptik", source: "Sounds & Haptics"),
    ],
    failing: [
      Example("Töne ↓&amp Haptik", source: "Sounds &amp; Haptics"),
      Example("声音↓&amp；触感", source: "Sounds &amp; Haptics", locale: "zh-Hans"),
    ],
    when: .ampersand
  ) { text, report in
    guard let source = text.source, !EntityScanner.entities(in: source.value).whole.isEmpty else {
      return
    }
    for range in EntityScanner.entities(in: text.value).broken {
      report.report("this character reference is not whole; write it as ‘&name;’", at: range)
    }
  }
}
