import Testing
import ToastText

@testable import ToastICU

@Suite("Plain numbers")
struct PlainNumberTests {
  @Test(
    "are written in the digits and groups of the language",
    arguments: [
      ("en", 1234, "1,234"), ("de", 1_234_567, "1.234.567"), ("es", 1234, "1234"),
      ("es", 12345, "12.345"), ("hi", 1_234_567, "12,34,567"), ("fa", 1234, "۱٬۲۳۴"),
      ("ja", -1234, "-1,234"), ("hi-u-nu-deva", 1_234_567, "१२,३४,५६७"),
      ("fr", 1234, "1\u{202F}234"), ("de-CH", 1234, "1’234"), ("zh-u-nu-hanidec", 120, "一二〇"),
      ("ar-EG", 12, "١٢"), ("und", 1234, "1,234"),
    ] as [(LanguageTag, Int, String)])
  func integers(tag: LanguageTag, value: Int, text: String) {
    #expect(LocaleServices.services(for: tag).integer(value) == text)
  }

  @Test(
    "follow the rules of a numbering system that has no ten digits",
    arguments: [
      ("ja-u-nu-jpan", 1234, "千二百三十四"), ("zh-Hant-u-nu-hant", 12, "十二"),
      ("en-u-nu-roman", 1994, "MCMXCIV"), ("ta-u-nu-taml", 12, "௰௨"),
      ("zh-u-nu-hansfin", 23, "贰拾叁"),
    ] as [(LanguageTag, Int, String)])
  func algorithmic(tag: LanguageTag, value: Int, text: String) {
    #expect(LocaleServices.services(for: tag).integer(value) == text)
  }

  @Test("keep the fraction digits they are written with")
  func fractionDigits() throws {
    let services = LocaleServices.services(for: "de")
    for (text, expected) in [("1.50", "1,50"), ("1234.0", "1.234,0"), ("-0.5", "-0,5")] {
      let number = try #require(DecimalNumber(parsing: text))
      #expect(services.decimal(number) == expected)
    }
    #expect(services.decimal(1234, grouping: false) == "1234")
  }

  @Test("take printf's signs and widths")
  func printfStyles() {
    let german = LocaleServices.services(for: "de")
    #expect(german.decimal(1234, style: DecimalStyle(minimumIntegerDigits: 9)) == "000.001.234")
    #expect(german.decimal(5, style: DecimalStyle(sign: .always)) == "+5")
    #expect(german.decimal(0, style: DecimalStyle(sign: .always)) == "+0")
    #expect(german.decimal(5, style: DecimalStyle(sign: .space)) == " 5")
    #expect(german.decimal(-5, style: DecimalStyle(sign: .space)) == "-5")
    #expect(german.scientific(12345, fractionDigits: 2) == "1,23E+04")
    let huge = DecimalStyle(minimumIntegerDigits: .max)
    #expect(german.decimal(5, style: huge).utf8.count < 1000)
  }

  @Test("come in pieces that join to the whole")
  func parts() throws {
    let number = try #require(DecimalNumber(parsing: "-12345.50"))
    let parts = LocaleServices.services(for: "de").parts(of: number)
    #expect(parts.map(\.text) == ["-", "12", ".", "345", ",", "50"])
    let kinds: [NumberPart.Kind] = [
      .sign, .integer, .groupingSeparator, .integer, .decimalSeparator, .fraction,
    ]
    #expect(parts.map(\.kind) == kinds)
  }

  @Test("come in pieces with their units, too")
  func quantityParts() throws {
    let german = LocaleServices.services(for: "de")
    let percent = try #require(german.parts(of: .percent(1)))
    #expect(percent.map(\.kind) == [.integer, .literal, .percent])
    #expect(percent.map(\.text) == ["100", "\u{A0}", "%"])
    let money = try #require(
      LocaleServices.services(for: "ja").parts(of: .currency(5, code: "JPY")))
    #expect(money.map(\.kind) == [.currency, .integer])
    let length = try #require(german.parts(of: .measure(5, unit: "kilometer")))
    #expect(length.map(\.text) == ["5", " ", "km"])
    #expect(german.parts(of: .list(["a"])) == nil)
    #expect(german.parts(of: 1234)?.map(\.text) == ["1", ".", "234"])
  }
}
