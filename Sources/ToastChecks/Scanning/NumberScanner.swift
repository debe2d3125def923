/// Finds the numbers of a text, whatever digits they are written in.
enum NumberScanner {
  /// A number with its place.
  struct Number: Hashable, Sendable {
    /// The digits in ASCII without grouping, such as `1000` or `2.5`.
    var digits: String
    var range: Range<Int>
  }

  /// The numbers outside placeholders, tags and links; those that are part of a word (“MP3”) too.
  static func numbers(in unit: TextUnit) -> [Number] {
    let text = PlainWords.text(of: unit)
    var numbers: [Number] = []
    var digits = ""
    var start = 0
    var offset = 0
    func flush(_ end: Int) {
      guard let value = normalized(digits) else { return }
      numbers.append(Number(digits: value, range: start..<end))
    }
    var pending = ""
    for scalar in text.unicodeScalars {
      if let digit = scalar.decimalDigit {
        if digits.isEmpty { start = offset }
        digits += pending + String(digit)
        pending = ""
      } else if !digits.isEmpty, pending.isEmpty, isSeparator(scalar) {
        pending = scalar == "." || scalar == "٫" ? "." : ","
      } else if !digits.isEmpty {
        flush(offset - pending.utf8.count)
        (digits, pending) = ("", "")
      }
      offset += UTF8.width(scalar)
    }
    if !digits.isEmpty { flush(offset - pending.utf8.count) }
    return numbers
  }

  /// Signs that group digits or begin a fraction in some language.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    [".", ",", "'", "’", "٫", "٬", "，", "\u{A0}", "\u{202F}", "\u{2009}"].contains(scalar)
  }

  /// The digits without grouping: separators before groups of three are no part of the value.
  private static func normalized(_ text: String) -> String? {
    let parts = text.split(whereSeparator: { $0 == "." || $0 == "," })
    guard let first = parts.first else { return nil }
    if parts.count == 1 { return stripped(String(first)) }
    if parts.dropFirst().allSatisfy({ $0.count == 3 }), first.count <= 3, first != "0" {
      return stripped(parts.joined())
    }
    // Of several parts the last may be a fraction: 1.234,5.
    let groups = parts.dropFirst().dropLast()
    if groups.allSatisfy({ $0.count == 3 }), text.contains(","), text.contains(".") {
      return stripped(parts.dropLast().joined()) + "." + (parts.last ?? "")
    }
    return parts.joined(separator: ".")
  }

  private static func stripped(_ digits: String) -> String {
    let rest = digits.drop { $0 == "0" }
    return rest.isEmpty ? "0" : String(rest)
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script, or `nil`.
  var decimalDigit: Int? {
    if isASCII { return isASCIIDigit ? Int(value) - 0x30 : nil }
    guard properties.numericType == .decimal, let number = properties.numericValue else {
      return nil
    }
    return Int(number)
  }
}
