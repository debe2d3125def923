import ToastCatalogs

/// Walks a text in its file, a character at a time, whatever stands for it.
struct ValueWalker {
  private let source: SourceText
  private let end: Int
  private let decoding: ValueDecoding
  private var offset: Int
  /// The UTF-8 length of the text so far.
  private var length = 0
  private var isInCharacterData = false

  init(_ source: SourceText, _ range: Range<Int>, _ decoding: ValueDecoding) {
    self.source = source
    self.decoding = decoding
    offset = range.lowerBound
    end = range.upperBound
  }

  /// Steps over one character; gives the places after it, or `nil` at the end.
  mutating func next() -> (file: Int, text: Int)? {
    guard offset < end, let scalar = scalar() else { return nil }
    switch (decoding, scalar) {
    case (.json, "\\"): jsonEscape()
    case (.strings, "\\"): stringsEscape()
    case (.xml, "&") where !isInCharacterData: reference()
    case (.xml, "<") where !isInCharacterData && accept("![CDATA["): isInCharacterData = true
    case (.xml, "]") where isInCharacterData && accept("]>"): isInCharacterData = false
    case (.xml, "\r"):
      // XML reads each line break as a line feed. (XML 1.0, section 2.11.)
      _ = accept("\n")
      length += 1
    default: length += UTF8.width(scalar)
    }
    return (offset, length)
  }

  private mutating func scalar() -> Unicode.Scalar? { source.scalar(at: &offset) }

  private func peek() -> Unicode.Scalar? {
    var place = offset
    return place < end ? source.scalar(at: &place) : nil
  }

  private mutating func accept(_ text: String) -> Bool {
    let start = offset
    for expected in text.unicodeScalars where scalar() != expected {
      offset = start
      return false
    }
    return true
  }

  private mutating func jsonEscape() {
    guard let letter = scalar() else { return }
    guard letter == "u" else {
      length += UTF8.width(letter)
      return
    }
    guard let unit = digits(4, radix: 16) else {
      length += 3
      return
    }
    length += width(of: unit) { walker in
      walker.accept("\\u") ? walker.digits(4, radix: 16) : nil
    }
  }

  private mutating func stringsEscape() {
    guard let letter = scalar() else { return }
    switch letter {
    case "U":
      let unit = digits(upTo: 4, radix: 16)
      length += width(of: unit) { walker in
        walker.accept("\\U") ? walker.digits(upTo: 4, radix: 16) : nil
      }
    case "0"..."7":
      offset -= source.encoding.unitSize
      let byte = UInt8(truncatingIfNeeded: digits(upTo: 3, radix: 8))
      length += UTF8.width(NextStepEncoding.scalar(byte))
    case "a", "b", "f", "n", "r", "t", "v": length += 1
    default: length += UTF8.width(letter)
    }
  }

  /// The UTF-8 length of a UTF-16 unit, together with the low surrogate that may follow it.
  private mutating func width(
    of unit: UInt32, low: (inout ValueWalker) -> UInt32?
  ) -> Int {
    if let scalar = Unicode.Scalar(unit) { return UTF8.width(scalar) }
    let start = offset
    if unit < 0xDC00, let second = low(&self), (0xDC00...0xDFFF).contains(second) { return 4 }
    offset = start
    return 3
  }

  private mutating func digits(_ count: Int, radix: UInt32) -> UInt32? {
    let start = offset
    let value = digits(upTo: count, radix: radix)
    let unit = source.encoding.unitSize
    guard offset == start + count * unit else {
      offset = start
      return nil
    }
    return value
  }

  private mutating func digits(upTo count: Int, radix: UInt32) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = peek()?.hexValue, digit < radix else { break }
      value = value * radix + digit
      offset += source.encoding.unitSize
    }
    return value
  }

  /// `&lt;`, `&#x3042;` and the like.
  private mutating func reference() {
    let start = offset
    var name = ""
    while name.utf8.count < 12, let scalar = scalar(), scalar != ";" {
      name.unicodeScalars.append(scalar)
    }
    if let scalar = XMLReference.scalar(name) {
      length += UTF8.width(scalar)
    } else {
      offset = start
      length += 1
    }
  }
}

extension Unicode.Scalar {
  /// The value of a hexadecimal digit in ASCII, or `nil`.
  var hexValue: UInt32? {
    switch self {
    case "0"..."9": value - 0x30
    case "a"..."f": value - 0x61 + 10
    case "A"..."F": value - 0x41 + 10
    default: nil
    }
  }
}
