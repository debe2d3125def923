import ToastText

extension DecimalPattern {
  /// The text of a number with exactly its own digits.
  func string(from number: DecimalNumber, style: DecimalStyle) -> String {
    var text: [UInt8] = []
    let affixes = affixes(isNegative: number.isNegative, sign: style.sign)
    text.append(contentsOf: affixes.prefix)
    append(integer: number.integerDigits.utf8, style: style, to: &text)
    if !number.isInteger {
      text.append(contentsOf: decimalSeparator)
      for digit in number.fractionDigits.utf8 { append(digit: digit, to: &text) }
    }
    text.append(contentsOf: affixes.suffix)
    return String(decoding: text, as: UTF8.self)
  }

  private func affixes(isNegative: Bool, sign: DecimalStyle.Sign) -> Affixes {
    if isNegative { return sign == .never ? .none : negative }
    switch sign {
    case .negativeOnly, .never: return .none
    case .always: return positive
    case .space: return Affixes(prefix: [UInt8(ascii: " ")], suffix: [])
    }
  }

  private func append(
    integer: String.UTF8View, style: DecimalStyle, to text: inout [UInt8]
  ) {
    // printf's widths come from data: more zeros than a number has digits help nobody.
    let least = min(style.minimumIntegerDigits, DecimalNumber.digitLimit)
    let count = max(integer.count, least)
    var remaining = count
    func place(_ digit: UInt8) {
      if style.grouping, hasSeparator(before: remaining, of: count) {
        text.append(contentsOf: groupingSeparator)
      }
      append(digit: digit, to: &text)
      remaining -= 1
    }
    for _ in integer.count..<count { place(UInt8(ascii: "0")) }
    for digit in integer { place(digit) }
  }

  private func append(digit: UInt8, to text: inout [UInt8]) {
    let start = Int(digit &- UInt8(ascii: "0")) * digitWidth
    text.append(contentsOf: digits[start..<start + digitWidth])
  }

  /// Appends an integer, written from its last digit to its first into a buffer on the stack.
  func append(_ value: Int, to text: inout String) {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: integerCapacity) { buffer in
      var index = buffer.count
      // `integerCapacity` bounds all that is put, and each byte from `index` on has been written.
      func put(_ byte: UInt8) {
        index -= 1
        unsafe buffer[index] = byte
      }
      func put(_ bytes: [UInt8]) { for byte in bytes.reversed() { put(byte) } }
      if value < 0 { put(negative.suffix) }
      var rest = value.magnitude
      let count = Self.digitCount(rest)
      for position in 1...count {
        let start = Int(rest % 10) * digitWidth
        for offset in stride(from: digitWidth - 1, through: 0, by: -1) {
          put(digits[start + offset])
        }
        if hasSeparator(before: position, of: count) { put(groupingSeparator) }
        rest /= 10
      }
      if value < 0 { put(negative.prefix) }
      let written = unsafe UnsafeBufferPointer(rebasing: buffer[index...])
      unsafe text.append(String(decoding: written, as: UTF8.self))
    }
  }

  private static func digitCount(_ magnitude: UInt) -> Int {
    var count = 1
    var rest = magnitude
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    return count
  }
}
