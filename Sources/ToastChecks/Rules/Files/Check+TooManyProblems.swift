import ToastText

extension Check {
  /// A file must not have more faults than can be listed.
  static let tooManyProblems = Check(
    id: "too-many-problems", severity: .error,
    summary: "a file must not have more faults than can be listed",
    discussion: "Ten thousand are listed; mend them and run again.",
    reference: "Apple, String Catalogs",
    passing: [Example(files: ["de.lproj/a.strings": "\"a\" = \"A\";\n"])],
    failing: [], scope: .reader)
}
