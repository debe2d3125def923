import ToastText

extension Check {
  /// Either all arguments of a text are numbered or none is.
  static let placeholderMixedIndex = Check(
    id: "placeholder-mixed-index", severity: .error,
    summary: "either all arguments are numbered or none is",
    discussion:
      "C leaves open what a mixture means. The width “%*d” and references to substitutions "
      + "do not count.",
    reference: "IEEE Std 1003.1, fprintf",
    passing: [Example("%1$@ и %2$@", source: "%@ and %@", locale: "ru")],
    failing: [Example("%1$@ и ↓%@", source: "%@ and %@", locale: "ru")],
    of: .all, when: .percent
  ) { text, report in
    guard let format = text.unit.format, format.references.isEmpty else { return }
    let numbered = format.specifiers.contains(where: \.isWritten)
    // In the pieces of a plural, an unnumbered conversion is the number that chose the piece.
    guard numbered, text.unit.path.substitution == nil,
      let bare = format.specifiers.first(where: { !$0.isWritten })
    else { return }
    report.report(
      "‘\(bare.text)’ is not numbered and others are; number all of them", at: bare.range)
  }
}
