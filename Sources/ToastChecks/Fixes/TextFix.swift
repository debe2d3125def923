import ToastCatalogs

/// What mends a finding about a text.
enum TextFix {
  /// The changes, none where mending would take a decision.
  ///
  /// - Parameters:
  ///   - rule: The rule that found something.
  ///   - part: What it marked, in bytes of the text.
  ///   - unit: The text.
  ///   - source: The source text it stands for.
  /// - Returns: The changes, in bytes of the text.
  static func changes(
    _ rule: String, at part: Range<Int>, in unit: TextUnit, source: TextUnit?
  ) -> [TextChange] {
    let changes: [TextChange] =
      switch rule {
      // Space that is missing may be wanted or not: only what is too much is marked as a part.
      case Check.leadingSpace.id, Check.trailingSpace.id, Check.invisibleChar.id:
        removal(rule, part, unit)
      case Check.placeholderFullwidth.id: halfwidth(part, unit.value)
      case Check.ellipsis.id: ellipsis(part, unit.value)
      case Check.placeholderOrder.id: numbering(unit, source)
      default: []
      }
    // A text that would be empty is a fault of another kind.
    let isLeft = TextChange.apply(changes, to: unit.value).unicodeScalars.contains { !$0.isBlank }
    return isLeft ? changes : []
  }

  /// White space at an end, or characters without width.
  private static func removal(_ rule: String, _ part: Range<Int>, _ unit: TextUnit) -> [TextChange]
  {
    guard !part.isEmpty else { return [] }
    let marked = String(decoding: Array(unit.value.utf8)[part], as: UTF8.self).unicodeScalars
    // A soft hyphen or a joiner has a meaning somewhere; these have none inside a text.
    let widthless: Set<Unicode.Scalar> = ["\u{200B}", "\u{FEFF}", "\u{2060}", "\u{180E}"]
    let isKnown = rule == Check.invisibleChar.id ? widthless.contains : { $0.isBlank }
    return marked.allSatisfy(isKnown) ? [TextChange(range: part, text: "")] : []
  }

  /// `％1＄@` as `%1$@`, `｛name｝` sign by sign.
  private static func halfwidth(_ part: Range<Int>, _ value: String) -> [TextChange] {
    let scalars = Array(
      String(decoding: Array(value.utf8)[part.lowerBound...], as: UTF8.self)
        .unicodeScalars)
    guard let first = scalars.first, let sign = narrow(first) else { return [] }
    var written = String(sign)
    var length = UTF8.width(first)
    if first == "％" {
      // The signs of the conversion up to its letter, which may be wide themselves.
      for scalar in scalars.dropFirst() {
        guard let sign = narrow(scalar) ?? (scalar.isASCII ? scalar : nil) else { break }
        let isInside = sign == "$" || sign == "." || sign.isASCIIDigit
        guard isInside || sign == "@" else { break }
        written.unicodeScalars.append(sign)
        length += UTF8.width(scalar)
        if sign == "@" { break }
      }
    }
    return [TextChange(range: part.lowerBound..<part.lowerBound + length, text: written)]
  }

  /// The sign of ASCII that a full-width one of a placeholder stands for, or `nil`.
  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "％", "＄", "＠", "．", "｛", "｝", "０"..."９": Unicode.Scalar(scalar.value - 0xFEE0)
    default: nil
    }
  }

  private static func ellipsis(_ part: Range<Int>, _ value: String) -> [TextChange] {
    let bytes = Array(value.utf8)
    let dot = UInt8(ascii: ".")
    guard bytes[part].elementsEqual([dot, dot, dot]) else { return [] }
    // Four in a row are no ellipsis, or one and a full stop.
    guard part.upperBound == bytes.count || bytes[part.upperBound] != dot else { return [] }
    return [TextChange(range: part, text: "…")]
  }

  /// A number for each conversion, where the kinds say which argument each of them means.
  private static func numbering(_ unit: TextUnit, _ source: TextUnit?) -> [TextChange] {
    guard let format = unit.format, let origin = source?.format, isPlain(unit), isPlain(source)
    else { return [] }
    var positions: [ArgumentKind: Int] = [:]
    for specifier in origin.specifiers {
      guard positions.updateValue(specifier.position, forKey: specifier.kind) == nil else {
        return []
      }
    }
    let bytes = Array(unit.value.utf8)
    var changes: [TextChange] = []
    for specifier in format.specifiers {
      guard let position = positions[specifier.kind],
        bytes[specifier.range.lowerBound] == UInt8(ascii: "%")
      else { return [] }
      let place = specifier.range.lowerBound + 1
      changes.append(TextChange(range: place..<place, text: "\(position)$"))
    }
    return changes
  }

  /// Whether a text has nothing but plain conversions, which do not take their width as an argument.
  private static func isPlain(_ unit: TextUnit?) -> Bool {
    guard let unit, let format = unit.format, unit.path.substitution == nil else { return false }
    return format.references.isEmpty && format.governing.isEmpty
      && format.specifiers.allSatisfy { !$0.text.contains("*") }
  }
}
