import ToastText

extension DecimalPattern {
  /// Reads the pattern off ICU's own answers, or gives `nil` where they do not fit one.
  init?(learningFrom tag: LanguageTag) {
    guard let plain = NumberFormatter(tag: tag, skeleton: ".+"),
      let signed = NumberFormatter(tag: tag, skeleton: ".+ sign-always"),
      let ungrouped = NumberFormatter(tag: tag, skeleton: ".+ group-off"),
      let digits = Self.digits(ungrouped), let sizes = Self.groups(plain)
    else { return nil }
    guard let half = DecimalNumber(0.5) else { return nil }
    self.digits = digits
    digitWidth = digits.count / 10
    decimalSeparator = Self.bytes(of: .decimalSeparator, in: plain.parts(of: half))
    groupingSeparator = sizes.separator
    primaryGroup = sizes.primary
    secondaryGroup = sizes.secondary
    minimumGroupingDigits = sizes.minimum
    negative = Self.affixes(plain, of: -1)
    positive = Self.affixes(signed, of: 1)
    guard agrees(with: plain) else { return nil }
  }

  /// Numbers that show whether the pattern holds: one that does not is never used.
  private func agrees(with formatter: NumberFormatter) -> Bool {
    let samples = [
      "0", "7", "-8", "999", "1000", "12345", "-123456", "1234567.5", "98765432101.25",
    ]
    return samples.compactMap(DecimalNumber.init(parsing:)).allSatisfy {
      string(from: $0, style: .plain) == formatter.string(from: $0)
    }
  }

  private static func digits(_ formatter: NumberFormatter) -> [UInt8]? {
    let text = formatter.string(from: 1_234_567_890)
    let scalars = Array(text.unicodeScalars)
    guard scalars.count == 10, let zero = scalars.last else { return nil }
    let bytes = ([zero] + scalars.dropLast()).flatMap { Array(String($0).utf8) }
    let width = String(zero).utf8.count
    let isEven = scalars.allSatisfy { String($0).utf8.count == width }
    return isEven ? bytes : nil
  }

  private struct Groups {
    var separator: [UInt8] = []
    var primary = 0
    var secondary = 0
    var minimum = 1
  }

  private static func groups(_ formatter: NumberFormatter) -> Groups? {
    var result = Groups()
    let parts = formatter.parts(of: 123_456_789_012_345)
    let lengths = parts.filter { $0.kind == .integer }.map(\.text.unicodeScalars.count)
    guard lengths.reduce(0, +) == 15, let last = lengths.last else { return nil }
    guard lengths.count > 2 else { return lengths.count == 1 ? result : nil }
    result.separator = bytes(of: .groupingSeparator, in: parts)
    result.primary = last
    result.secondary = lengths[lengths.count - 2]
    // One digit more before the last group, until a separator appears.
    var number = "1" + String(repeating: "0", count: last)
    while let value = Int(number), result.minimum < 10 {
      if formatter.parts(of: DecimalNumber(value)).contains(where: { $0.kind == .groupingSeparator }
      ) {
        return result
      }
      number += "0"
      result.minimum += 1
    }
    return nil
  }

  private static func affixes(_ formatter: NumberFormatter, of number: DecimalNumber) -> Affixes {
    let parts = formatter.parts(of: number)
    let before = parts.prefix { $0.kind != .integer }
    let after = parts.dropFirst(before.count).drop { $0.kind == .integer }
    return Affixes(
      prefix: before.flatMap { Array($0.text.utf8) }, suffix: after.flatMap { Array($0.text.utf8) })
  }

  private static func bytes(of kind: NumberPart.Kind, in parts: [NumberPart]) -> [UInt8] {
    parts.first { $0.kind == kind }.map { Array($0.text.utf8) } ?? []
  }
}
