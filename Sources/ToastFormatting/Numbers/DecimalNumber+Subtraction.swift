import ToastText

extension DecimalNumber {
  /// The difference, exact, with the fraction digits of the longer operand.
  func subtracting(_ other: DecimalNumber) -> DecimalNumber {
    if other.isZero { return self }
    let scale = max(fractionDigits.utf8.count, other.fractionDigits.utf8.count)
    let left = Self.digits(self, scale: scale)
    let right = Self.digits(other, scale: scale)
    let digits: [UInt8]
    var isNegative = self.isNegative
    if self.isNegative != other.isNegative {
      digits = Self.sum(left, right)
    } else if Self.isLess(left, right) {
      digits = Self.difference(right, left)
      isNegative.toggle()
    } else {
      digits = Self.difference(left, right)
    }
    return Self.number(digits, scale: scale, isNegative: isNegative) ?? self
  }

  /// Whether two numbers have the same value, whatever zeros they are written with.
  func hasValue(of other: DecimalNumber) -> Bool {
    let scale = max(fractionDigits.utf8.count, other.fractionDigits.utf8.count)
    guard isNegative == other.isNegative || isZero && other.isZero else { return false }
    let left = Self.digits(self, scale: scale)
    let right = Self.digits(other, scale: scale)
    return !Self.isLess(left, right) && !Self.isLess(right, left)
  }

  /// The digits without the point, the last first.
  private static func digits(_ number: DecimalNumber, scale: Int) -> [UInt8] {
    let zeros = scale - number.fractionDigits.utf8.count
    let text = Array(number.integerDigits.utf8) + Array(number.fractionDigits.utf8)
    return Array(repeating: 0, count: zeros) + text.reversed().map { $0 - 0x30 }
  }

  private static func number(
    _ digits: [UInt8], scale: Int, isNegative: Bool
  ) -> DecimalNumber? {
    let text = digits.reversed().map { $0 + 0x30 }
    let split = text.count - scale
    let integer = String(decoding: text[..<split], as: UTF8.self)
    let fraction = String(decoding: text[split...], as: UTF8.self)
    let isZero = digits.allSatisfy { $0 == 0 }
    return DecimalNumber(
      parsing: (isNegative && !isZero ? "-" : "") + integer + (scale > 0 ? "." + fraction : ""))
  }

  private static func isLess(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    for index in (0..<max(left.count, right.count)).reversed() {
      let pair = (left.count > index ? left[index] : 0, right.count > index ? right[index] : 0)
      if pair.0 != pair.1 { return pair.0 < pair.1 }
    }
    return false
  }

  private static func sum(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var carry: UInt8 = 0
    for index in 0..<max(left.count, right.count) {
      let value =
        (left.count > index ? left[index] : 0) + (right.count > index ? right[index] : 0) + carry
      result.append(value % 10)
      carry = value / 10
    }
    return carry > 0 ? result + [carry] : result
  }

  /// `left` is not less than `right`.
  private static func difference(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var borrow: UInt8 = 0
    for index in left.indices {
      let taken = (right.count > index ? right[index] : 0) + borrow
      borrow = left[index] < taken ? 1 : 0
      result.append(left[index] + borrow * 10 - taken)
    }
    return result
  }
}
