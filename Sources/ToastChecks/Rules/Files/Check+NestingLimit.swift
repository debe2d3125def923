import ToastText

extension Check {
  /// Brackets must not stand too deep in each other.
  static let nestingLimit = Check(
    id: "nesting-limit", severity: .error,
    summary: "brackets must not stand too deep in each other",
    reference: "RFC 8259, section 9",
    passing: [Example(files: ["de.lproj/a.strings": "\"a\" = \"A\";\n"])],
    failing: [], scope: .reader)
}
