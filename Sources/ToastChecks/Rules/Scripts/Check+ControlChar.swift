import ToastText

extension Check {
  /// A text has no control characters and no characters without a meaning.
  static let controlChar = Check(
    id: "control-char", severity: .warning,
    summary: "a text must not have control, private or unassigned characters",
    discussion:
      "Tab and line breaks are let pass, as are Apple's private characters: the logo U+F8FF and "
      + "SF Symbols (plane 16).",
    reference: "Unicode Standard, chapter 23",
    passing: [Example("Apple \u{F8FF}", source: "Apple"), Example("A\tB", source: "A\tB")],
    failing: [
      Example("Text↓\u{7}", source: "Text"), Example("Symbol ↓\u{E001}", source: "Symbol"),
      Example("Text↓\u{FFFE}", source: "Text"),
    ],
    of: .all, when: [.control, .privateUse]
  ) { text, report in
    guard text.traits.hasAny(of: [.control, .privateUse]) else { return }
    var offset = 0
    for scalar in text.value.unicodeScalars {
      let range = offset..<offset + UTF8.width(scalar)
      offset = range.upperBound
      guard let kind = kind(of: scalar) else { continue }
      if let source = text.source, source.value.unicodeScalars.contains(scalar) { continue }
      report.report("\(scalar.codePoint), \(kind), stands here; take it away", at: range)
    }
  }

  private static func kind(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: nil
    case 0..<0x20, 0x7F...0x9F: "a control character"
    case 0xF8FF, 0x100000...0x10FFFD: nil
    case 0xFDD0...0xFDEF: "no character"
    case let value where value & 0xFFFE == 0xFFFE: "no character"
    case 0xE000...0xF8FE, 0xF0000...0xFFFFD: "a private character without a common meaning"
    default: nil
    }
  }
}
