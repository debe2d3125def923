import ToastText

extension Check {
  /// A text has no old controls of direction, and its isolates are closed.
  static let bidiControl = Check(
    id: "bidi-control", severity: .warning,
    summary: "a text must not have embeddings and overrides of direction, and must close isolates",
    discussion:
      "An override shows text other than it is and is an error. Marks (LRM, RLM, ALM) and isolates "
      + "in pairs are right.",
    reference: "UAX #9, sections 2.1 to 2.7; UTR #36",
    passing: [
      Example("الإصدار \u{200E}%@", source: "Version %@", locale: "ar"),
      Example("\u{2068}%@\u{2069} הצטרף", source: "%@ joined", locale: "he"),
    ],
    failing: [
      Example("Konto ↓\u{202E}löschen", source: "Delete account"),
      Example("↓\u{2068}%@ הצטרף", source: "%@ joined", locale: "he"),
    ],
    of: .all, when: .bidi
  ) { text, report in
    var open: [Range<Int>] = []
    var offset = 0
    for scalar in text.value.unicodeScalars {
      let range = offset..<offset + UTF8.width(scalar)
      offset = range.upperBound
      switch scalar.value {
      case 0x202D, 0x202E:
        report.report(
          "\(scalar.codePoint) turns the text after it round; take it away", at: range, .error)
      case 0x202A...0x202C:
        report.report(
          "\(scalar.codePoint) is an old control of direction; take it away, or isolate with U+2068 "
            + "and U+2069", at: range)
      case 0x2066...0x2068: open.append(range)
      case 0x2069:
        if open.popLast() == nil {
          report.report("U+2069 closes an isolate that is not open; take it away", at: range)
        }
      default: break
      }
    }
    for range in open { report.report("this isolate is not closed; add U+2069", at: range) }
  }
}
