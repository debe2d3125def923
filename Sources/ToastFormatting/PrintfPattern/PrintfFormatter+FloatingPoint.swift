import ToastText

extension PrintfFormatter {
  /// `%f`, `%e`, `%g` and `%a`.
  func floatingPoint(
    _ argument: MessageArgument, _ conversion: PrintfConversion, _ layout: Layout
  ) -> Result {
    let number: DecimalNumber
    switch argument {
    case .integer(let value): number = DecimalNumber(value)
    case .decimal(let value): number = value
    case .string("∞"): return Result(value: infinity(isNegative: false, layout))
    case .string("-∞"): return Result(value: infinity(isNegative: true, layout))
    case .string("NaN"): return Result(value: FormattedValue(notation.notANumber))
    case .string, .list, .date: return Result(value: typed(argument), wanted: "a number")
    // The caller chose how the number is shown.
    default: return Result(value: typed(argument))
    }
    if conversion.isHexadecimalFloat {
      let text = HexadecimalFloat(number.doubleValue).text(
        precision: layout.precision, isUpper: conversion == .upperHexadecimalFloat,
        sign: layout.sign)
      return Result(value: FormattedValue(text, number: number))
    }
    return Result(value: write(digits(number, conversion, layout), layout))
  }

  private func digits(
    _ number: DecimalNumber, _ conversion: PrintfConversion, _ layout: Layout
  ) -> DigitString {
    let precision = layout.precision ?? 6
    let isAlternative = layout.flags.contains(.alternative)
    var digits: DigitString
    switch conversion {
    case .lowerScientific, .upperScientific:
      digits = .scientific(number, precision: precision)
    case .lowerGeneral, .upperGeneral:
      digits = .general(number, precision: precision, keepsZeros: isAlternative)
    default: digits = .fixed(number, precision: precision)
    }
    digits.exponentMark = conversion.isUpperCase ? "E" : "e"
    digits.showsPoint = isAlternative && digits.fraction.isEmpty
    return digits
  }

  private func infinity(isNegative: Bool, _ layout: Layout) -> FormattedValue {
    FormattedValue(notation.infinity(isNegative: isNegative, sign: layout.sign))
  }
}

extension PrintfConversion {
  var isHexadecimalFloat: Bool { self == .lowerHexadecimalFloat || self == .upperHexadecimalFloat }

  var isUpperCase: Bool { (0x41...0x5A).contains(rawValue) }
}
