import ToastText

extension Check {
  /// An escape must be one that the format knows.
  static let escape = Check(
    id: "escape", severity: .warning, summary: "an escape must be one that the format knows",
    discussion: "In .strings files ‘\\U’ with four digits, in JSON ‘\\u’.",
    reference: "RFC 8259, section 7; CoreFoundation, old-style property lists",
    passing: [Example(files: ["de.lproj/a.strings": "\"a\" = \"\\U2026\";\n"])],
    failing: [
      Example(files: ["de.lproj/a.strings": "\"a\" = \"↓\\q\";\n"])
    ], scope: .reader)
}
