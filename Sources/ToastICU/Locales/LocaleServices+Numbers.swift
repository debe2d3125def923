package import ToastText

// Plain numbers. (UTS #35 Part 3, Numbers.)
extension LocaleServices {
  /// An integer in the language's digits and groups.
  ///
  /// ```swift
  /// LocaleServices.services(for: "hi-u-nu-deva").integer(1234567)  // "१२,३४,५६७"
  /// ```
  package func integer(_ value: Int) -> String { plainNumbers.string(from: value) }

  /// Appends an integer in the language's digits and groups.
  package func append(integer value: Int, to text: inout String) {
    plainNumbers.append(value, to: &text)
  }

  /// A number with exactly the fraction digits it is written with.
  package func decimal(_ number: DecimalNumber, grouping: Bool = true) -> String {
    decimal(number, style: DecimalStyle(grouping: grouping))
  }

  /// A number with exactly the fraction digits it is written with, in a style as printf asks for
  /// it.
  ///
  /// ```swift
  /// let style = DecimalStyle(sign: .always, minimumIntegerDigits: 5)
  /// LocaleServices.services(for: "de").decimal(1234, style: style)  // "+01.234"
  /// ```
  package func decimal(_ number: DecimalNumber, style: DecimalStyle) -> String {
    plainNumbers.string(from: number, style: style)
  }

  /// A number as a fraction and a power of ten of at least two digits, as printf's `%e` writes it.
  ///
  /// ```swift
  /// LocaleServices.services(for: "de").scientific(12345, fractionDigits: 2)  // "1,23E+04"
  /// ```
  package func scientific(
    _ number: DecimalNumber, fractionDigits: Int, sign: DecimalStyle.Sign = .negativeOnly
  ) -> String {
    let digits = min(max(fractionDigits, 0), DecimalNumber.digitLimit)
    var skeleton = "scientific/*ee/sign-always ." + String(repeating: "0", count: digits)
    if sign == .always { skeleton += " sign-always" }
    if sign == .never { skeleton += " sign-never" }
    let isSpaced = sign == .space && !number.isNegative
    let text = numberFormatter(skeleton)?.string(from: number) ?? number.description
    return isSpaced ? " " + text : text
  }

  /// A plain number in pieces.
  package func parts(of number: DecimalNumber) -> [NumberPart] {
    let skeleton = PlainNumberFormatter.skeleton(
      .plain, fractionDigits: number.fractionDigits.utf8.count)
    return numberFormatter(skeleton)?.parts(of: number)
      ?? [NumberPart(kind: .integer, text: number.description)]
  }

  /// A large number cut short, such as 1.2K or 1.2万, with its plural category.
  ///
  /// The category comes from the short form: French 1 M takes `many`. (UTS #35 Part 3, Compact
  /// Number Formats.)
  package func compact(
    _ number: DecimalNumber, isLong: Bool = false
  ) -> (text: String, category: PluralCategory) {
    let formatter = numberFormatter(isLong ? "compact-long" : "compact-short")
    let text = formatter?.string(from: number) ?? decimal(number)
    return (text, category(of: number, shownBy: formatter))
  }

  /// Two numbers as a range, each with its own fraction digits; two equal ones are written once.
  ///
  /// ```swift
  /// LocaleServices.services(for: "ja").range(3, 5)  // "3～5"
  /// ```
  package func range(_ start: DecimalNumber, _ end: DecimalNumber) -> String {
    let digits = [start, end].map(\.fractionDigits.utf8.count)
    let text = rangeFormatter(digits[0], digits[1])?.string(from: start, to: end)
    return text ?? decimal(start) + "–" + decimal(end)
  }

  /// A number in words, such as “twelve”; a plain number where the language has no words.
  package func spellOut(_ number: DecimalNumber) -> String {
    spelling?.string(from: number) ?? decimal(number)
  }

  /// A place in a row in digits, such as 3rd, 第3.
  package func ordinal(_ number: DecimalNumber) -> String {
    ordinalNumbers?.string(from: number) ?? decimal(number)
  }
}
