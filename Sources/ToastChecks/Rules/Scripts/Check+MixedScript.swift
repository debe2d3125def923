import ToastText

extension Check {
  /// No word mixes letters of scripts that look alike.
  static let mixedScript = Check(
    id: "mixed-script", severity: .warning,
    summary: "no word may mix letters of scripts that look alike",
    discussion:
      "A Cyrillic ‘а’ in a Latin word is not found by search and is spelled out by screen "
      + "readers. A Latin name with a Cyrillic ending after a hyphen is two words.",
    reference: "UTS #39, Unicode Security Mechanisms",
    passing: [
      Example("iPhone-ов", source: "iPhones", locale: "ru"),
      Example("写真をSaved", source: "Saved", locale: "ja"),
    ],
    failing: [
      Example("Falsches P↓аsswort", source: "Wrong password"),
      Example("↓Cохранить", source: "Save", locale: "ru"),
    ],
    of: .all, when: [.cyrillic, .greek, .otherLetter]
  ) { text, report in
    guard text.traits.contains(.latin) || text.traits.contains([.cyrillic, .greek]) else { return }
    for fault in ConfusableWords.faults(in: text.value) {
      report.report(
        "‘\(fault.scalar)’ (\(fault.scalar.codePoint)) looks like ‘\(fault.twin)’ but is of another "
          + "script than the rest of the word; type it anew", at: fault.range)
    }
  }
}
