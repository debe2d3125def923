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

  /// A text with what cannot be seen as escapes.
  private static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
        .spaceSeparator where scalar != " ", .nonspacingMark where result.isEmpty:
        result += escape(scalar)
      default:
        // A mark would join the arrow before it.
        let isMark = scalar.properties.canonicalCombiningClass != .notReordered
        result += isMark ? escape(scalar) : String(scalar)
      }
    }
    return result.isEmpty ? "(empty)" : result
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
