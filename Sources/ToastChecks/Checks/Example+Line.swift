import ToastText

extension Example {
  /// The example on one line: locale, source and text; files by their names.
  var line: String {
    guard let locale else {
      return files.map { "\($0.path): \(Self.shortened($0.text))" }.joined(separator: " | ")
    }
    let origin = source.map { "\(Self.visible($0)) → " } ?? ""
    return "\(Self.visible(locale)): \(origin)\(Self.visible(text))"
  }

  /// A text with what cannot be seen as escapes, and spaces at its edges as ␠.
  private static func visible(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0 }
    let first = scalars.firstIndex { $0 != " " && $0 != mark } ?? scalars.count
    let last = scalars.lastIndex { $0 != " " && $0 != mark } ?? -1
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      if scalar == " " {
        result += index < first || index > last ? "␠" : " "
      } else {
        result += isHidden(scalar) ? escape(scalar) : String(scalar)
      }
    }
    return result.isEmpty ? "(empty)" : result
  }

  /// Whether a character cannot be seen, or joins the one before it.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
      .spaceSeparator:
      true
    default: scalar.properties.canonicalCombiningClass != .notReordered
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    scalar == "\n" ? "\\n" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// The part of a file around its mark.
  private static func shortened(_ text: String) -> String {
    let flat = visible(text)
    let scalars = Array(flat.unicodeScalars)
    let mark = scalars.firstIndex(of: Self.mark) ?? 0
    let start = max(0, mark - 40)
    let end = min(scalars.count, mark + 60)
    let part = String(String.UnicodeScalarView(scalars[start..<end]))
    return (start > 0 ? "…" : "") + part + (end < scalars.count ? "…" : "")
  }
}
