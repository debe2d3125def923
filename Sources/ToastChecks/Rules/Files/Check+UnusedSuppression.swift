import ToastText

extension Check {
  /// A suppression must let something pass.
  static let unusedSuppression = Check(
    id: "unused-suppression", severity: .warning,
    summary: "a suppression in a comment must let something pass",
    discussion:
      "‘[l10n:skip RULE REASON]’ in the comment of a key lets the findings of a rule about its texts "
      + "pass. Once there is nothing to let pass it would hide the next fault. A suppression of a "
      + "rule that does not run is not judged.",
    reference: "the comment’s ‘[l10n:skip RULE REASON]’",
    passing: [
      Example("Datei ", source: "File", comment: "[l10n:skip trailing-space a number follows]") {
        $0.only = ["trailing-space"]
      },
      Example("Datei", source: "File", comment: "[l10n:skip ellipsis the group is off]"),
    ],
    failing: [
      Example(files: [
        "de.lproj/a.strings": "/* [l10n:skip trailing-spce a number follows] */\n\"↓a\" = \"A\";\n"
      ]),
      Example(files: [
        "de.lproj/a.strings": "/* [l10n:skip mixed-bracket a quote] */\n\"↓a\" = \"A\";\n"
      ]) { $0.only = ["mixed-bracket"] },
    ], scope: .reader)
}
