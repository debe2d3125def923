package import ToastText

// Numbers with a unit. (UTS #35 Part 2, Units; Part 3, Currencies.)
extension LocaleServices {
  /// A ratio as a percentage without fraction digits: `0.5` gives `50%`.
  package func percent(_ ratio: DecimalNumber) -> String {
    percentFormatter?.string(from: ratio) ?? decimal(ratio)
  }

  private var percentFormatter: NumberFormatter? {
    numberFormatter("percent scale/100 precision-integer")
  }

  /// A count of bytes in its decimal unit, short: 123,456 gives `123 kB`.
  ///
  /// Below ten of a unit one fraction digit is shown: 1,234,567 gives `1.2 MB`.
  package func bytes(_ count: DecimalNumber) -> String {
    let count = ByteCount(count)
    return byteFormatter(count)?.string(from: count.number) ?? decimal(count.number)
  }

  private func byteFormatter(_ count: ByteCount) -> NumberFormatter? {
    numberFormatter("unit/\(count.unit) unit-width-short \(ByteCount.rounding)")
  }

  /// An amount of money with the fraction digits of its currency: 1,200 JPY gives `¥1,200`.
  ///
  /// A code that is not three letters stands before the plain number as it is.
  package func currency(_ amount: DecimalNumber, code: String) -> String {
    currencyFormatter(code)?.string(from: amount) ?? code + "\u{A0}" + decimal(amount)
  }

  private func currencyFormatter(_ code: String) -> NumberFormatter? {
    Self.isCurrency(code) ? numberFormatter("currency/\(code)") : nil
  }

  /// Whether a code has the form of ISO 4217: three ASCII letters.
  package static func isCurrency(_ code: String) -> Bool {
    code.utf8.count == 3
      && code.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
  }

  /// A quantity in its short form with its own fraction digits: 5 kilometer gives `5 km`.
  ///
  /// A unit that CLDR does not have stands after the plain number as it is; ``isUnit(_:)`` tells.
  package func measure(_ number: DecimalNumber, unit: String) -> String {
    measureFormatter(number, unit)?.string(from: number) ?? decimal(number) + "\u{A0}" + unit
  }

  private func measureFormatter(_ number: DecimalNumber, _ unit: String) -> NumberFormatter? {
    let fraction = String(repeating: "0", count: number.fractionDigits.utf8.count)
    return Self.hasUnitForm(unit)
      ? numberFormatter("unit/\(unit) unit-width-short .\(fraction)") : nil
  }

  /// Whether CLDR has a unit of this name, such as `kilometer` or `kilometer-per-hour`.
  package func isUnit(_ name: String) -> Bool { measureFormatter(1, name) != nil }

  // A name that is no name must not become another part of the skeleton.
  private static func hasUnitForm(_ name: String) -> Bool {
    let letters = name.utf8
    return !letters.isEmpty && letters.count <= 64
      && letters.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
      }
  }

  /// The formatter of a value with a unit, and the number it shows; `nil` for all other values.
  func quantity(of argument: MessageArgument) -> (formatter: NumberFormatter, DecimalNumber)? {
    switch argument {
    case .percent(let ratio): percentFormatter.map { ($0, ratio) }
    case .bytes(let count):
      byteFormatter(ByteCount(count)).map { ($0, ByteCount(count).number) }
    case .currency(let amount, let code): currencyFormatter(code).map { ($0, amount) }
    case .measure(let number, let unit): measureFormatter(number, unit).map { ($0, number) }
    default: nil
    }
  }

  /// The text of a plain number, a percentage, money, bytes or a quantity in pieces, or `nil` for
  /// values of other kinds.
  ///
  /// ```swift
  /// LocaleServices.services(for: "de").parts(of: .percent(1))  // integer "100", literal, percent "%"
  /// ```
  package func parts(of argument: MessageArgument) -> [NumberPart]? {
    switch argument {
    case .integer(let value): parts(of: DecimalNumber(value))
    case .decimal(let number): parts(of: number)
    default: quantity(of: argument).map { $0.formatter.parts(of: $0.1) }
    }
  }
}
