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
    let scalars = Array(PlainWords.text(of: unit).unicodeScalars)
    var numbers: [Number] = []
    var offset = 0
    var index = 0
    while index < scalars.count {
      guard scalars[index].decimalDigit != nil else {
        offset += UTF8.width(scalars[index])
        index += 1
        continue
      }
      let start = offset
      let parts = Parts(scalars, &index)
      for scalar in scalars[parts.indices] { offset += UTF8.width(scalar) }
      numbers.append(Number(digits: parts.value, range: start..<offset))
    }
    return numbers
  }

  /// Runs of digits and the separators between them.
  private struct Parts {
    var digits: [String] = []
    var separators: [Unicode.Scalar] = []
    var indices: Range<Int>

    init(_ scalars: [Unicode.Scalar], _ index: inout Int) {
      let start = index
      indices = start..<start
      while true {
        var run = ""
        while index < scalars.count, let digit = scalars[index].decimalDigit {
          run += String(digit)
          index += 1
        }
        digits.append(run)
        indices = start..<index
        guard index + 1 < scalars.count, scalars[index + 1].decimalDigit != nil,
          Self.isSeparator(scalars, index)
        else { return }
        separators.append(Self.folded(scalars[index]))
        index += 1
      }
    }

    /// Signs that group digits or begin a fraction in some language; a space only before a group of
    /// three.
    private static func isSeparator(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
      switch scalars[index] {
      case ".", ",", "'", "’", "٫", "٬", "，": return true
      case " ", "\u{A0}", "\u{202F}", "\u{2009}":
        return scalars[(index + 1)...].prefix { $0.decimalDigit != nil }.count == 3
      default: return false
      }
    }

    private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
      switch scalar {
      case "\u{A0}", "\u{202F}", "\u{2009}": " "
      case "’": "'"
      default: scalar
      }
    }

    /// The value: groups of three joined, a fraction after a dot.
    var value: String {
      guard let first = digits.first, let last = digits.last, let separator = separators.last else {
        return NumberScanner.stripped(digits.joined())
      }
      let groups = digits.dropFirst()
      let isUniform = separators.allSatisfy { $0 == separators[0] }
      if isUniform, groups.allSatisfy({ $0.count == 3 }), first.count <= 3, first != "0" {
        return NumberScanner.stripped(digits.joined())
      }
      // Of two kinds of separators the last begins a fraction: 1.234,5.
      let isFraction = separators.dropLast().allSatisfy { $0 != separator }
      if isFraction, groups.dropLast().allSatisfy({ $0.count == 3 }) {
        return NumberScanner.stripped(digits.dropLast().joined()) + "." + last
      }
      return digits.joined(separator: ".")
    }
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
