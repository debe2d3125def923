import Testing
import ToastText

@testable import ToastICU

@Suite("Typed values equal ICU's", .serialized)
struct ArgumentsEqualICUTests {
  private static let values = ["0", "1", "2", "3", "5", "11", "21", "100", "1234.5", "-7", "-0.5"]

  private static func numbers() throws -> [DecimalNumber] {
    try values.map { try #require(DecimalNumber(parsing: $0)) }
  }

  @Test("as percentages", arguments: Reference.languages)
  func percent(tag: LanguageTag) throws {
    let services = LocaleServices.services(for: tag)
    for number in try Self.numbers() + [#require(DecimalNumber(parsing: "0.015"))] {
      #expect(services.percent(number) == Reference.number(tag, .percent, number.doubleValue))
    }
  }

  @Test("as money", arguments: Reference.languages)
  func currency(tag: LanguageTag) throws {
    let services = LocaleServices.services(for: tag)
    for code in ["JPY", "USD", "EUR", "TWD", "CNY", "KWD", "CHF", "XXX"] {
      for number in try Self.numbers() {
        let icu = Reference.number(tag, .currency, number.doubleValue, code: code)
        #expect(services.currency(number, code: code) == icu)
      }
    }
  }

  @Test("as quantities", arguments: Reference.languages)
  func measure(tag: LanguageTag) throws {
    let services = LocaleServices.services(for: tag)
    for unit in ["kilometer", "celsius", "hour", "liter", "mile-per-hour", "byte"] {
      for number in try Self.numbers() {
        let icu = Reference.measure(tag, unit, number.doubleValue)
        #expect(services.measure(number, unit: unit) == icu)
      }
    }
  }

  @Test("as counts of bytes", arguments: Reference.languages)
  func bytes(tag: LanguageTag) throws {
    let services = LocaleServices.services(for: tag)
    for (bytes, value, unit) in [
      (0, 0, "byte"), (1, 1, "byte"), (999, 999, "byte"), (1000, 1, "kilobyte"),
      (123_456, 123, "kilobyte"), (999_499, 999, "kilobyte"), (999_500, 1, "megabyte"),
      (1_234_567, 1.2, "megabyte"), (5_000_000_000, 5, "gigabyte"),
      (7_700_000_000_000, 7.7, "terabyte"), (123_000_000_000_000_000, 123, "petabyte"),
    ] as [(DecimalNumber, Double, String)] {
      #expect(services.bytes(bytes) == Reference.measure(tag, unit, value), "\(bytes)")
    }
  }

  @Test("as dates and times", arguments: Reference.languages)
  func date(tag: LanguageTag) {
    let services = LocaleServices.services(for: tag)
    for dateStyle in DateArgument.Style.allCases {
      for timeStyle in DateArgument.Style.allCases where (dateStyle, timeStyle) != (.none, .none) {
        for zone in ["UTC", "Asia/Tokyo", "America/New_York"] {
          let argument = DateArgument(
            secondsSince1970: 1_796_031_000, dateStyle: dateStyle, timeStyle: timeStyle,
            timeZone: zone)
          #expect(services.date(argument) == Reference.date(tag, argument))
        }
      }
    }
  }

  @Test("as lists", arguments: Reference.languages)
  func list(tag: LanguageTag) {
    let services = LocaleServices.services(for: tag)
    for count in 1...5 {
      let items = Array(["Ana", "Ben", "鈴木", "محمد", "Eve"].prefix(count))
      #expect(services.list(items) == Reference.list(tag, items))
    }
    #expect(services.list([]) == "")
  }

  @Test("as distances in time", arguments: Reference.languages)
  func relative(tag: LanguageTag) throws {
    let services = LocaleServices.services(for: tag)
    for unit in RelativeTimeUnit.allCases {
      for number in try Self.numbers() {
        let icu = Reference.relative(tag, number.doubleValue, unit)
        #expect(services.relative(number, unit: unit) == icu)
      }
    }
  }

  @Test("in words and as ordinals", arguments: Reference.languages)
  func rules(tag: LanguageTag) throws {
    let services = LocaleServices.services(for: tag)
    for number in try Self.numbers() {
      let value = number.doubleValue
      #expect(services.spellOut(number) == Reference.number(tag, .spellOut, value))
      #expect(services.ordinal(number) == Reference.number(tag, .ordinal, value))
    }
  }

  @Test("as plain numbers", arguments: Reference.languages)
  func decimal(tag: LanguageTag) throws {
    let services = LocaleServices.services(for: tag)
    for number in try Self.numbers() {
      #expect(services.decimal(number) == Reference.number(tag, .decimal, number.doubleValue))
    }
  }
}
