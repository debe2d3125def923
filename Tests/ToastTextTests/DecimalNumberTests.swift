import Testing
import ToastText

@Suite("DecimalNumber")
struct DecimalNumberTests {
  @Test(
    "keeps the fraction digits it was written with",
    arguments: [
      ("1", "1"), ("1.0", "1.0"), ("1.50", "1.50"), ("-0", "-0"), ("007", "7"), ("1e3", "1000"),
      ("1.5e3", "1500"), ("1.25E1", "12.5"), ("12e-3", "0.012"), ("1.0e-1", "0.10"),
      ("+5", "5"), ("0.000", "0.000"), ("18446744073709551616", "18446744073709551616"),
    ])
  func parsing(text: String, expected: String) {
    #expect(DecimalNumber(parsing: text)?.description == expected)
  }

  @Test(
    "is nil for what is no number",
    arguments: ["", "-", ".5", "1.", "1e", "e5", "1e401", "0x10", "1,000", "١", "1 ", "nan", "--1"])
  func notANumber(text: String) {
    #expect(DecimalNumber(parsing: text) == nil)
  }

  @Test("has a limit on its digits")
  func limit() {
    let digits = String(repeating: "9", count: DecimalNumber.digitLimit)
    #expect(DecimalNumber(parsing: digits)?.integerDigits == digits)
    #expect(DecimalNumber(parsing: digits + "9") == nil)
    #expect(DecimalNumber(parsing: "1e400") == nil)
    #expect(DecimalNumber(parsing: "1e399")?.integerDigits.utf8.count == 400)
  }

  @Test(
    "rounds half to even on the decimal value",
    arguments: [
      ("2.5", 0, "2"), ("3.5", 0, "4"), ("0.25", 1, "0.2"), ("0.35", 1, "0.4"), ("2.51", 0, "3"),
      ("9.99", 1, "10.0"), ("1.5", 3, "1.500"), ("-0.5", 0, "-0"), ("999.5", 0, "1000"),
      ("1.005", 2, "1.00"),
    ])
  func rounding(text: String, digits: Int, expected: String) throws {
    let number = try #require(DecimalNumber(parsing: text))
    #expect(number.rounded(toFractionDigits: digits).description == expected)
  }

  @Test("takes binary numbers with the fewest digits that give them back")
  func binary() {
    #expect(DecimalNumber(0.1)?.description == "0.1")
    #expect(DecimalNumber(2.0)?.description == "2")
    #expect(DecimalNumber(1e21)?.description == "1000000000000000000000")
    #expect(DecimalNumber(1e-7)?.description == "0.0000001")
    #expect(DecimalNumber(Double.greatestFiniteMagnitude)?.integerDigits.utf8.count == 309)
    #expect(DecimalNumber(Double.infinity) == nil)
    #expect(DecimalNumber(Double.nan) == nil)
    #expect(DecimalNumber(Int.min).integerValue == Int.min)
    #expect(DecimalNumber(UInt64.max).description == "18446744073709551615")
  }

  @Test("knows integers, zeros and what fits")
  func properties() throws {
    #expect(DecimalNumber(12).integerValue == 12)
    #expect(try #require(DecimalNumber(parsing: "1.0")).integerValue == nil)
    #expect(try #require(DecimalNumber(parsing: "0.00")).isZero)
    #expect(try #require(DecimalNumber(parsing: "9223372036854775808")).integerValue == nil)
    #expect(try #require(DecimalNumber(parsing: "-1.25")).doubleValue == -1.25)
  }
}
