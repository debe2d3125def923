import ToastText

/// Which sign a number gets that is not below zero.
enum SignDisplay: Hashable, Sendable {
  /// None.
  case none
  /// A plus sign.
  case plus
  /// A space, so that columns of numbers stay in line.
  case space
}

extension NumberSymbols {
  /// Appends a number: sign, grouped integer digits, fraction, exponent.
  func append(_ number: DigitString, sign: SignDisplay = .none, to text: inout String) {
    let affix = affix(isNegative: number.isNegative, sign: sign)
    text += affix.prefix
    appendGrouped(number.integer, to: &text)
    if !number.fraction.isEmpty || number.showsPoint { text += decimal }
    for digit in number.fraction.utf8 { append(digit: digit, to: &text) }
    if let power = number.exponent { append(exponent: power, mark: number.exponentMark, to: &text) }
    text += affix.suffix
  }

  /// Appends an integer without a number object in between.
  func append(_ value: Int, to text: inout String) {
    if value < 0 { text += minus.prefix }
    appendGrouped(String(value.magnitude), to: &text)
    if value < 0 { text += minus.suffix }
  }

  /// The texts around a number.
  func affix(isNegative: Bool, sign: SignDisplay) -> Affix {
    if isNegative { return minus }
    switch sign {
    case .none: return Affix(prefix: "")
    case .plus: return plus
    case .space: return Affix(prefix: " ")
    }
  }

  private func appendGrouped(_ digits: String, to text: inout String) {
    let total = digits.utf8.count
    for (index, digit) in digits.utf8.enumerated() {
      if index > 0, isGroupStart(total - index, of: total) { text += grouping }
      append(digit: digit, to: &text)
    }
  }

  /// Appends a power of ten: its mark, its sign, at least two digits, as C writes it.
  private func append(exponent power: Int, mark: String, to text: inout String) {
    text += exponent ?? mark
    text += power < 0 ? minus.prefix : plus.prefix
    let digits = String(power.magnitude)
    if digits.utf8.count < 2 { append(digit: 0x30, to: &text) }
    for digit in digits.utf8 { append(digit: digit, to: &text) }
    text += power < 0 ? minus.suffix : plus.suffix
  }
}
