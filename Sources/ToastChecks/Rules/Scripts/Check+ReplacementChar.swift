import ToastText

extension Check {
  /// A text has no replacement characters.
  static let replacementChar = Check(
    id: "replacement-char", severity: .error,
    summary: "a text must not have replacement characters",
    discussion: "U+FFFD stands where a program could not read a character; what was there is lost.",
    reference: "Unicode Standard, section 5.22",
    passing: [Example("Mise à jour terminée", source: "Update done", locale: "fr")],
    failing: [Example("Mise ↓\u{FFFD} jour terminée", source: "Update done", locale: "fr")],
    of: .all, when: .replacement
  ) { text, report in
    guard text.traits.contains(.replacement), !text.sourceTraits.contains(.replacement),
      let range = text.value.firstRun(where: { $0 == "\u{FFFD}" })
    else { return }
    report.report("a character was lost here in a conversion; type it anew", at: range)
  }
}
