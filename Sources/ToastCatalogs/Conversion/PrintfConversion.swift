/// A conversion in a text, such as `%2$lld`: as much of printf's grammar as converting needs.
struct PrintfConversion {
  /// Where it stands in the text's UTF-8, the percent sign included.
  var range: Range<Int>
  /// The explicit position, counted from 1.
  var position: Int?
  /// What stands between the position and the conversion: flags, width, precision.
  var modifiers: String
  /// The length and the conversion, such as `lld`; `#@name@` for a reference, `arg` for `%arg`.
  var type: String

  /// The name of the substitution it refers to, or `nil` where it takes an argument.
  var reference: String? {
    // By bytes: a mark at the start of a name would make one character with the sign before it.
    guard type.utf8.starts(with: "#@".utf8) else { return nil }
    return String(decoding: type.utf8.dropFirst(2).dropLast(), as: UTF8.self)
  }

  /// Whether it takes a number.
  var isNumeric: Bool {
    guard let last = type.unicodeScalars.last, reference == nil else { return false }
    return "dDiuUxXoOfFeEgGaA".unicodeScalars.contains(last)
  }

  /// The conversion written out again, with a position or without.
  func text(position: Int?, type: String? = nil) -> String {
    "%" + (position.map { "\($0)$" } ?? "") + modifiers + (type ?? self.type)
  }

  /// The conversions of a text in their order; `%%` and lone percent signs are none.
  static func all(in text: String) -> [PrintfConversion] {
    var scanner = Scanner(bytes: Array(text.utf8))
    return scanner.all()
  }

  /// A text with each conversion replaced by what a closure gives for it and its place in the order.
  static func replacing(
    in text: String, _ replacement: (PrintfConversion, Int) -> String
  ) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var place = 0
    for (number, conversion) in all(in: text).enumerated() {
      result += bytes[place..<conversion.range.lowerBound]
      result += replacement(conversion, number).utf8
      place = conversion.range.upperBound
    }
    return String(decoding: result + bytes[place...], as: UTF8.self)
  }

  private struct Scanner {
    let bytes: [UInt8]
    var offset = 0

    var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    mutating func all() -> [PrintfConversion] {
      var result: [PrintfConversion] = []
      while let byte {
        guard byte == UInt8(ascii: "%") else {
          offset += 1
          continue
        }
        let start = offset
        offset += 1
        if self.byte == UInt8(ascii: "%") {
          offset += 1
        } else if let conversion = conversion(from: start) {
          result.append(conversion)
        } else {
          offset = start + 1
        }
      }
      return result
    }

    private mutating func conversion(from start: Int) -> PrintfConversion? {
      if bytes[offset...].starts(with: "arg".utf8) {
        offset += 3
        return PrintfConversion(range: start..<offset, position: nil, modifiers: "", type: "arg")
      }
      let position = position()
      if bytes[offset...].starts(with: "#@".utf8),
        let end = bytes[(offset + 2)...].firstIndex(of: UInt8(ascii: "@"))
      {
        let type = String(decoding: bytes[offset...end], as: UTF8.self)
        offset = end + 1
        return PrintfConversion(
          range: start..<offset, position: position, modifiers: "", type: type)
      }
      let modifierStart = offset
      while let byte, "#0- +'.*".utf8.contains(byte) || byte.isDigit { offset += 1 }
      let typeStart = offset
      while let byte, "hlqLztj".utf8.contains(byte) { offset += 1 }
      guard let byte, "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(byte) else { return nil }
      offset += 1
      return PrintfConversion(
        range: start..<offset, position: position,
        modifiers: String(decoding: bytes[modifierStart..<typeStart], as: UTF8.self),
        type: String(decoding: bytes[typeStart..<offset], as: UTF8.self))
    }

    private mutating func position() -> Int? {
      var end = offset
      while end < bytes.count, bytes[end].isDigit { end += 1 }
      guard end > offset, end < bytes.count, bytes[end] == UInt8(ascii: "$"),
        let position = Int(String(decoding: bytes[offset..<end], as: UTF8.self)), position >= 1
      else { return nil }
      offset = end + 1
      return position
    }
  }
}

extension PrintfConversion {
  /// The position each conversion of a text takes its argument from: its own, or its place among the
  /// unnumbered ones.
  static func positions(in conversions: [PrintfConversion]) -> [Int] {
    var next = 0
    return conversions.map { conversion in
      if let position = conversion.position { return position }
      next += 1
      return next
    }
  }
}
