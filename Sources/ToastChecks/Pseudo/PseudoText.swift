/// Rewrites a text so that it can be read and is no text of the source.
///
/// Placeholders, markup, links and the white space at both ends stay as they are.
///
/// ```swift
/// PseudoText.text("Delete %@?", .accented)  // "Ðéļéţé %@?"
/// PseudoText.text("Saved", .bracketed)  // "⟦Saved⟧"
/// ```
public enum PseudoText {
  /// The rewritten text.
  public static func text(_ text: String, _ style: PseudoStyle) -> String {
    let scalars = text.unicodeScalars
    let head = scalars.prefix { $0.isBlank }
    guard head.count < scalars.count else { return text }
    let tail = scalars.reversed().prefix { $0.isBlank }.count
    let body = String(String.UnicodeScalarView(scalars.dropFirst(head.count).dropLast(tail)))
    let start = String(String.UnicodeScalarView(head))
    let end = String(String.UnicodeScalarView(scalars.suffix(tail)))
    return start + core(body, style) + end
  }

  private static func core(_ text: String, _ style: PseudoStyle) -> String {
    switch style {
    case .accented: accented(text)
    case .expanded: expanded(text)
    // The marks give the text its direction, the isolate keeps what stands beside it out.
    case .rtl: "\u{200F}\u{2067}\(text)\u{2069}\u{200F}"
    case .bracketed: "⟦\(text)⟧"
    case .speech: "start \(text) end"
    }
  }

  private static func accented(_ text: String) -> String {
    let kept = ProtectedRanges.ranges(in: text)
    var result = ""
    var offset = 0
    var next = 0
    for scalar in text.unicodeScalars {
      while next < kept.count, kept[next].upperBound <= offset { next += 1 }
      let isKept = next < kept.count && kept[next].contains(offset)
      result.unicodeScalars.append(isKept ? scalar : accents[scalar] ?? scalar)
      offset += UTF8.width(scalar)
    }
    return result
  }

  /// Longer as translations are: short texts double, long ones grow by a third. (W3C, Text size in
  /// translation.)
  private static func expanded(_ text: String) -> String {
    let count = text.count
    let wanted = count <= 10 ? count : count <= 30 ? count * 6 / 10 : count * 35 / 100
    var words = ""
    for word in fillers where words.count < wanted { words += " " + word }
    return accented(text) + accented(words)
  }

  private static let fillers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty",
  ]

  private static let accents: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars,
      "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ".unicodeScalars))
}
