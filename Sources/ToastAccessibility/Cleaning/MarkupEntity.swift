/// The character references of HTML and Pango markup that user interface texts hold.
enum MarkupEntity {
  /// The character of a reference without `&` and `;`, or `nil` for an unknown one.
  static func character(_ name: String) -> Unicode.Scalar? {
    if let known = known[name] { return known }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code =
      digits.hasPrefix("x") || digits.hasPrefix("X")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let code, code >= 0x20 else { return nil }
    return Unicode.Scalar(code)
  }

  private static let known: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]
}
