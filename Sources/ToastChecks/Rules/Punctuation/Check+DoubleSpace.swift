import ToastText

extension Check {
  /// Words are parted by one space.
  static let doubleSpace = Check(
    id: "double-space", severity: .warning, summary: "words must be parted by one space",
    discussion:
      "Two spaces are let pass where the source has them, after a line break, and in Thai and "
      + "other languages whose spaces mean a pause.",
    reference: "UAX #44, White_Space",
    passing: [
      Example("Zeile\n  eingerückt", source: "Line\n  indented")
    ],
    failing: [Example("Envoyer↓  un message", source: "Send message", locale: "fr")],
    of: .all, when: .doubleSpace
  ) { text, report in
    guard text.traits.contains(.doubleSpace), !text.sourceTraits.contains(.doubleSpace),
      !text.locale.isUnspaced || text.locale.isIdeographic, !text.unit.isBlank,
      !text.traits.contains(.newline)
    else { return }
    let bytes = Array(text.value.utf8)
    guard let place = bytes[...].firstPlace(of: "  "), place > 0 else { return }
    let end = bytes[place...].firstIndex { $0 != 0x20 } ?? bytes.count
    guard end < bytes.count else { return }
    // After a full stop some write two spaces; the source's own habit counts.
    if text.isSource, [0x2E, 0x21, 0x3F, 0x3A].contains(bytes[place - 1]) { return }
    report.report("two spaces stand here; leave one", at: place..<end)
  }
}
