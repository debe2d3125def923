import Testing
import ToastText

@testable import ToastICU

@Suite("The learned pattern of plain numbers")
struct DecimalPatternTests {
  static let integers: [Int] =
    [0, 1, 9, 10, 99, 100, 999, 1000, 1001, 9999, 10_000, 12_345, 99_999, 100_000, 999_999]
    + [1_000_000, 1_234_567, 12_345_678, 123_456_789, 1_234_567_890, 9_876_543_210]
    + [.max, .max - 1, 1 << 53, 1_000_000_000_000_000_000]

  static let decimals = [
    "0.0", "0.5", "-0.5", "1.0", "1.50", "-1234.5", "12345.678", "1234567890123.0001",
    "999999999999999999999999.99", "-0", "0.000", "98765432109876543210",
  ]

  /// Numbering systems of ten digits, one of them not in a row (hanidec), one beyond the basic plane
  /// (mathsans).
  static let numberingSystems = ["arab", "latn", "deva", "hanidec", "fullwide", "mathsans", "thai"]

  /// Where the fast path differs from ICU, which is asked directly.
  private static func differences(in tag: LanguageTag) throws -> [String] {
    let icu = try #require(NumberFormatter(tag: tag, skeleton: ""))
    let plain = PlainNumberFormatter(tag: tag)
    guard plain.pattern != nil else { return ["\(tag) fits no pattern"] }
    return (integers.flatMap { [$0, -$0] } + [.min]).filter { value in
      var text = ""
      plain.append(value, to: &text)
      return text != icu.string(from: value)
    }.map { "\(tag) \($0)" }
  }

  @Test(
    "equals ICU for every boundary integer in every locale ICU has", arguments: ["", "-u-nu-native"])
  func integersEqualICU(system: String) throws {
    let locales = ICULocales.available
    #expect(locales.count > 800)
    let differences = try locales.flatMap { locale in
      try Self.differences(in: #require(LanguageTag(parsing: locale.description + system)))
    }
    #expect(differences == [])
  }

  @Test("equals ICU in every numbering system for every language", arguments: numberingSystems)
  func systemsEqualICU(system: String) throws {
    let languages = ICULocales.available.filter { $0.region == nil }
    #expect(languages.count > 150)
    let differences = try languages.flatMap { language in
      try Self.differences(in: #require(LanguageTag(parsing: "\(language)-u-nu-\(system)")))
    }
    #expect(differences == [])
  }

  @Test("equals ICU for decimals in every style", arguments: ["", "-u-nu-native"])
  func decimalsEqualICU(system: String) throws {
    let numbers = Self.decimals.compactMap(DecimalNumber.init(parsing:))
    #expect(numbers.count == Self.decimals.count)
    let styles: [DecimalStyle] = [
      .plain, DecimalStyle(sign: .always),
      DecimalStyle(sign: .never, minimumIntegerDigits: 7),
      DecimalStyle(sign: .always, grouping: false, minimumIntegerDigits: 3),
    ]
    var differences: [String] = []
    for locale in ICULocales.available {
      let tag = try #require(LanguageTag(parsing: locale.description + system))
      let plain = PlainNumberFormatter(tag: tag)
      for style in styles {
        for (digits, group) in Dictionary(grouping: numbers, by: \.fractionDigits.utf8.count) {
          let skeleton = PlainNumberFormatter.skeleton(style, fractionDigits: digits)
          let icu = NumberFormatter(tag: tag, skeleton: skeleton)
          for number in group
          where plain.string(from: number, style: style) != icu?.string(from: number) {
            differences.append("\(tag) \(number) \(skeleton)")
          }
        }
      }
    }
    #expect(differences == [])
  }
}
