import ToastText

extension Check {
  /// A label has no sign that is read aloud.
  static let spokenPunct = Check(
    id: "spoken-punct", severity: .info, summary: "a label has no sign that is read aloud",
    discussion:
      "“Play/Pause” is heard as “play slash pause”. Names and units (AC/DC, km/h) are as they are.",
    reference: "Unicode CLDR, annotations of symbols",
    passing: [Example("Abspielen", source: "Play", comment: "Accessibility label")],
    failing: [
      Example("Play↓/Pause", locale: "en", comment: "Accessibility label"),
      Example("Öffnen ↓→", source: "Open", comment: "Accessibility label"),
    ],
    of: .all, when: [.slash, .ampersand, .symbol]
  ) { text, report in
    guard text.entry.role == .label, text.traits.hasAny(of: .letter) else { return }
    let scalars = Array(text.value.unicodeScalars)
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      let range = offset..<offset + UTF8.width(scalar)
      offset = range.upperBound
      guard ["/", "&", "→", "←", "›", "»", "•", "|", "~", "✓", "★"].contains(scalar) else {
        continue
      }
      // km/h, AC/DC: short words on both sides.
      if scalar == "/", isShortPair(scalars, index) { continue }
      return report.report("‘\(scalar)’ may be read aloud here; write a word", at: range)
    }
  }

  private static func isShortPair(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    let before = scalars[..<index].reversed().prefix { $0.isLetter }.count
    let after = scalars[(index + 1)...].prefix { $0.isLetter }.count
    return before <= 3 && after <= 3
  }
}
