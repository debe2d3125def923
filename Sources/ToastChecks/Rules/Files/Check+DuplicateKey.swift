import ToastText

extension Check {
  /// A key must stand once.
  static let duplicateKey = Check(
    id: "duplicate-key", severity: .error, summary: "a key must stand once",
    discussion: "The last one counts and the others are lost without a word; both lines are named.",
    reference: "Apple, String Catalogs",
    passing: [Example(files: ["de.lproj/a.strings": "\"a\" = \"A\";\n"])],
    failing: [
      Example(files: ["de.lproj/a.strings": "\"a\" = \"A\";\n↓\"a\" = \"B\";\n"])
    ], scope: .reader)
}
