import ToastICU
import ToastText

/// Writes one argument as a printf placeholder asks for it.
///
/// Decided, where C, Apple and CLDR differ:
/// - the value shown is the value given: nothing is cut to 32 bits, no sign is lost, a fraction given
///   to `%d` stays and is reported;
/// - a number has the digits C would print, zeros of the flag `0` included, then the locale groups
///   them and writes them in its digits;
/// - cut digits round half to even on the decimal value, so that 0.15 is 0.2;
/// - `%x`, `%o` and `%a` are never localized; `%@` ignores width and precision, as Apple does;
/// - an argument with a type of its own (percent, date, list …) is shown by that type.
struct PrintfFormatter {
  let notation: NumberNotation
  /// Shows an argument by its own type.
  let typed: (MessageArgument) -> FormattedValue

  /// A value and what was wrong with it.
  struct Result {
    var value: FormattedValue
    /// What the placeholder wanted instead, such as “an integer”; `nil` if all is well.
    var wanted: String?
  }

  /// Writes an argument; width and precision are the numbers they came to.
  func format(
    _ argument: MessageArgument, as placeholder: PrintfPlaceholder, width: Int?, precision: Int?
  ) -> Result {
    var flags = placeholder.flags
    var width = width
    if let given = width, given < 0 {
      // C: a negative width from `*` means the flag `-`.
      flags.insert(.leftAligned)
      width = -max(given, -PrintfSize.limit)
    }
    let layout = Layout(
      flags: flags, width: min(width ?? 0, PrintfSize.limit),
      precision: precision.flatMap { $0 < 0 ? nil : min($0, PrintfSize.limit) })
    if placeholder.conversion == .object { return Result(value: typed(argument)) }
    var result = convert(argument, placeholder.conversion, layout)
    result.value.text = layout.padded(result.value.text)
    return result
  }

  /// Flags, width and precision, with `*` filled in.
  struct Layout {
    var flags: PrintfFlags
    var width: Int
    var precision: Int?

    var sign: DecimalStyle.Sign {
      flags.contains(.plusSign) ? .always : flags.contains(.spaceSign) ? .space : .negativeOnly
    }

    func padded(_ text: String) -> String {
      guard width > 0 else { return text }
      let missing = width - text.count
      guard missing > 0 else { return text }
      let padding = String(repeating: " ", count: missing)
      return flags.contains(.leftAligned) ? text + padding : padding + text
    }
  }

  private func convert(
    _ argument: MessageArgument, _ conversion: PrintfConversion, _ layout: Layout
  ) -> Result {
    switch conversion.valueKind {
    case .object: Result(value: typed(argument))
    case .character: character(argument)
    case .integer: integer(argument, conversion, layout)
    case .floatingPoint: floatingPoint(argument, conversion, layout)
    }
  }

  // MARK: Characters

  private func character(_ argument: MessageArgument) -> Result {
    if case .integer(let code) = argument, let scalar = UInt32(exactly: code),
      let character = Unicode.Scalar(scalar)
    {
      return Result(value: FormattedValue(String(character), origin: .user))
    }
    let value = typed(argument)
    if case .string(let text) = argument, text.count == 1 { return Result(value: value) }
    return Result(value: value, wanted: "one character")
  }

  // MARK: Integers

  private func integer(
    _ argument: MessageArgument, _ conversion: PrintfConversion, _ layout: Layout
  ) -> Result {
    let number: DecimalNumber
    switch argument {
    case .integer(let value): number = DecimalNumber(value)
    case .decimal(let value): number = value
    case .string, .list, .date: return Result(value: typed(argument), wanted: "an integer")
    // The caller chose how the number is shown.
    default: return Result(value: typed(argument))
    }
    var digits = DigitString(number)
    digits.dropTrailingZeros()
    guard digits.fraction.isEmpty else {
      return Result(value: write(digits, layout), wanted: "an integer")
    }
    if let radix = conversion.radix { return radixed(number, conversion, radix, layout) }
    if let precision = layout.precision {
      digits.pad(integerDigits: precision)
      if precision == 0, number.isZero, notation.isPOSIX { digits.integer = "" }
    }
    let isWrong = number.isNegative && !conversion.isSigned
    return Result(
      value: write(digits, layout, fillsZeros: layout.precision == nil),
      wanted: isWrong ? "a number that is not negative" : nil)
  }

  /// Hexadecimal and octal, in ASCII whatever the locale; a negative number in two's complement.
  private func radixed(
    _ number: DecimalNumber, _ conversion: PrintfConversion, _ radix: Int, _ layout: Layout
  ) -> Result {
    let plain = DigitString(number).integer
    guard let bits = Self.bits(negative: number.isNegative, plain) else {
      return Result(value: write(DigitString(number), layout), wanted: "an integer of 64 bits")
    }
    var text = String(bits, radix: radix, uppercase: conversion == .upperHexadecimal)
    if let precision = layout.precision { text = Self.zeros(precision - text.utf8.count) + text }
    var prefix = ""
    if layout.flags.contains(.alternative), bits != 0 {
      prefix = radix == 8 ? "0" : conversion == .upperHexadecimal ? "0X" : "0x"
    }
    if layout.flags.isZeroFilled, layout.precision == nil {
      text = Self.zeros(layout.width - text.utf8.count - prefix.utf8.count) + text
    }
    return Result(value: FormattedValue(prefix + text, number: number))
  }

  private static func bits(negative: Bool, _ digits: String) -> UInt64? {
    guard negative else { return UInt64(digits) }
    guard let value = Int64("-" + digits) else { return nil }
    // As wide as C's `int` where that is enough.
    if let narrow = Int32(exactly: value) { return UInt64(UInt32(bitPattern: narrow)) }
    return UInt64(bitPattern: value)
  }

  static func zeros(_ count: Int) -> String { String(repeating: "0", count: max(count, 0)) }

  // MARK: Numbers

  /// Writes digits with their sign, filled up with zeros where the flag asks for it.
  func write(_ digits: DigitString, _ layout: Layout, fillsZeros: Bool = true) -> FormattedValue {
    var shown = digits
    let number = digits.number
    if fillsZeros, layout.flags.isZeroFilled {
      let sign = digits.isNegative || layout.sign != .negativeOnly ? 1 : 0
      let missing = layout.width - sign - digits.length
      shown.pad(integerDigits: digits.integer.utf8.count + max(missing, 0))
    }
    return FormattedValue(notation.text(shown, sign: layout.sign), number: number)
  }
}

extension PrintfFlags {
  /// Whether zeros fill the width: not when the value stands on the left.
  var isZeroFilled: Bool { contains(.zeroPadded) && !contains(.leftAligned) }
}

extension PrintfConversion {
  /// The base of a conversion that is never localized, or `nil`.
  var radix: Int? {
    switch self {
    case .lowerHexadecimal, .upperHexadecimal: 16
    case .octal, .longOctal: 8
    default: nil
    }
  }
}
