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

  /// Numbering systems of ten digits from several scripts, one of them not in a row (hanidec) and one
  /// beyond the basic plane (mathsans).
  static let numberingSystems = [
    "", "-u-nu-arab", "-u-nu-latn", "-u-nu-deva", "-u-nu-hanidec", "-u-nu-fullwide",
    "-u-nu-mathsans", "-u-nu-thai", "-u-nu-native",
  ]

  @Test(
    "equals ICU for every boundary integer in every locale ICU has", arguments: numberingSystems)
  func integersEqualICU(system: String) throws {
    #expect(ICULocales.available.count > 800)
    for locale in ICULocales.available {
      let tag = try #require(LanguageTag(parsing: locale.description + system))
      let icu = try #require(NumberFormatter(tag: tag, skeleton: ""))
      let services = LocaleServices.services(for: tag)
      #expect(services.plainNumbers.pattern != nil, "\(tag) fits no pattern")
      for value in Self.integers.flatMap({ [$0, -$0] }) + [.min] {
        #expect(services.integer(value) == icu.string(from: value), "\(tag)")
      }
    }
  }

  @Test("equals ICU for decimals in every style", arguments: ["", "-u-nu-native", "-u-nu-latn"])
  func decimalsEqualICU(system: String) throws {
    let numbers = Self.decimals.compactMap(DecimalNumber.init(parsing:))
    #expect(numbers.count == Self.decimals.count)
    let styles: [DecimalStyle] = [
      .plain, DecimalStyle(grouping: false), DecimalStyle(sign: .always),
      DecimalStyle(sign: .never, minimumIntegerDigits: 7),
      DecimalStyle(sign: .always, grouping: false, minimumIntegerDigits: 3),
    ]
    for locale in ICULocales.available {
      let tag = try #require(LanguageTag(parsing: locale.description + system))
      let services = LocaleServices.services(for: tag)
      for number in numbers {
        for style in styles {
          let skeleton = PlainNumberFormatter.skeleton(
            style, fractionDigits: number.fractionDigits.count)
          let icu = services.numberFormatter(skeleton)?.string(from: number)
          #expect(services.decimal(number, style: style) == icu, "\(tag) \(number) \(skeleton)")
        }
      }
    }
  }
}
