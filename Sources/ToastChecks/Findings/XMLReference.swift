/// The references that XML knows without a declaration. (XML 1.0, sections 4.1 and 4.6.)
enum XMLReference {
  /// The character of a reference without its `&` and `;`, such as `lt` or `#x3042`, or `nil`.
  static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    if digits.hasPrefix("x") {
      return UInt32(digits.dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
    }
    return UInt32(digits).flatMap(Unicode.Scalar.init)
  }
}
