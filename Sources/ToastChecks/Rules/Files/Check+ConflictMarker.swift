import ToastText

extension Check {
  /// A file must not have conflict markers.
  static let conflictMarker = Check(
    id: "conflict-marker", severity: .error, summary: "a file must not have conflict markers",
    discussion: "A merge left them; keep one of the two versions.",
    reference: "Git, git-merge",
    passing: [Example(files: ["de.lproj/a.strings": "\"a\" = \"A\";\n"])],
    failing: [
      Example(files: ["de.lproj/a.strings": "↓<<<<<<< HEAD\n\"a\" = \"A\";\n↓=======\n↓>>>>>>> x\n"]
      )
    ], scope: .reader)
}
