/// Makes keys equal that differ only in what C needs to know of an argument's length.
///
/// Swift's interpolation writes `%lld` for an `Int`, older tables `%d`; both mean the same argument.
enum KeyNormalizer {
  /// The key without lengths, or `nil` for one without placeholders.
  ///
  /// ```swift
  /// KeyNormalizer.normalized("photos %lld")  // "photos %d"
  /// ```
  static func normalized(_ key: String) -> String? {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let pattern = PrintfPattern(key)
    guard !pattern.placeholders.isEmpty else { return nil }
    return pattern.segments.map { segment in
      switch segment.content {
      case .literal(let text): return PrintfPattern.escaped(text)
      case .reference(let reference): return reference.description
      case .governingArgument: return "%arg"
      case .placeholder(var placeholder):
        placeholder.length = ""
        placeholder.conversion = same(placeholder.conversion)
        return placeholder.description
      }
    }.joined()
  }

  private static func same(_ conversion: PrintfConversion) -> PrintfConversion {
    switch conversion {
    case .integer, .longDecimal: .decimal
    case .longUnsigned: .unsigned
    case .longOctal: .octal
    default: conversion
    }
  }
}
