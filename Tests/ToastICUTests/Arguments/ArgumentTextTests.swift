import Testing
import ToastText

@testable import ToastICU

@Suite("Texts of typed values")
struct ArgumentTextTests {
  private static func decimal(_ text: String) throws -> DecimalNumber {
    try #require(DecimalNumber(parsing: text))
  }

  private static func text(_ tag: LanguageTag, _ argument: MessageArgument) -> String {
    LocaleServices.services(for: tag).text(of: argument)
  }

  @Test("are what CLDR says in the four languages")
  func fourLanguages() throws {
    let date = MessageArgument.date(DateArgument(secondsSince1970: 1_796_031_000))
    let expected: [(MessageArgument, [String])] = [
      (12345, ["12,345", "12,345", "12,345", "12,345"]),
      (.percent(try Self.decimal("0.5")), ["50%", "50%", "50%", "50%"]),
      (.bytes(123_456), ["123 kB", "123 KB", "123 kB", "123 kB"]),
      (date, ["Nov 30, 2026", "2026/11/30", "2026年11月30日", "2026年11月30日"]),
      (.list(["A", "B", "C"]), ["A, B, and C", "A、B、C", "A、B和C", "A、B和C"]),
      (.relative(-3, unit: .minute), ["3 minutes ago", "3 分前", "3分钟前", "3 分鐘前"]),
      (.duration(90, style: .clock), ["1:30", "1:30", "1:30", "1:30"]),
      (.currency(1200, code: "JPY"), ["¥1,200", "￥1,200", "JP¥1,200", "¥1,200"]),
      (.measure(5, unit: "kilometer"), ["5 km", "5 km", "5公里", "5 公里"]),
      (.range(3, 5), ["3–5", "3～5", "3-5", "3-5"]),
      (.spellOut(12), ["twelve", "十二", "十二", "十二"]),
      (.ordinal(3), ["3rd", "第3", "第3", "第3"]),
    ]
    for (argument, texts) in expected {
      let tags: [LanguageTag] = ["en", "ja", "zh-Hans", "zh-Hant"]
      #expect(tags.map { Self.text($0, argument) } == texts)
    }
  }

  @Test("take words for lengths of time")
  func durations() throws {
    let long = MessageArgument.duration(93_784, style: .words)
    #expect(Self.text("en", long) == "1 day, 2 hours, 3 minutes, 4 seconds")
    #expect(Self.text("en", .duration(90, style: .words)) == "1 minute, 30 seconds")
    #expect(Self.text("ja", .duration(90, style: .words)) == "1 分 30 秒")
    #expect(Self.text("zh-Hans", .duration(90, style: .words)) == "1分钟30秒钟")
    #expect(Self.text("de", .duration(3600, style: .words)) == "1 Stunde")
    #expect(Self.text("en", .duration(0, style: .words)) == "0 seconds")
    #expect(Self.text("en", .duration(try Self.decimal("1.50"), style: .words)).contains("1.5"))
  }

  @Test("show lengths of time as a clock does")
  func clock() throws {
    #expect(Self.text("en", .duration(5, style: .clock)) == "0:05")
    #expect(Self.text("en", .duration(3723, style: .clock)) == "1:02:03")
    #expect(Self.text("en", .duration(360_000, style: .clock)) == "100:00:00")
    #expect(Self.text("ar-EG", .duration(90, style: .clock)) == "١:٣٠")
    #expect(Self.text("en", .duration(-90, style: .clock)) == "-1:30")
    #expect(Self.text("en", .duration(try Self.decimal("-0.0"), style: .clock)).hasPrefix("0:00"))
  }

  @Test("keep the number's own fraction digits")
  func fractionDigits() throws {
    #expect(Self.text("de", .measure(try Self.decimal("1.50"), unit: "kilometer")) == "1,50 km")
    #expect(Self.text("en", .range(try Self.decimal("1.0"), try Self.decimal("2.50"))) == "1.0–2.50")
    #expect(Self.text("en", .range(2, 2)) == "2")
    #expect(Self.text("en", .currency(try Self.decimal("1.005"), code: "usd")) == "$1.00")
    #expect(Self.text("en", .decimal(try Self.decimal("1.0"))) == "1.0")
  }

  @Test("cut large numbers short")
  func compact() {
    let tags: [LanguageTag] = ["en", "ja", "zh-Hans", "zh-Hant", "hi"]
    let texts = tags.map { LocaleServices.services(for: $0).compact(12_345).text }
    #expect(texts == ["12K", "1.2万", "1.2万", "1.2萬", "12\u{A0}हज़ार"])
    #expect(LocaleServices.services(for: "fr").compact(2_000_000, isLong: true).text == "2 millions")
  }

  @Test("take the digits that the tag asks for, everywhere")
  func numberingSystems() throws {
    #expect(Self.text("en-u-nu-deva", .percent(try Self.decimal("0.5"))) == "५०%")
    #expect(Self.text("ar-u-nu-latn", 1234) == "1,234")
    #expect(LocaleServices.services(for: "ar-EG").numberingSystem == "arab")
    #expect(LocaleServices.services(for: "ja").numberingSystem == "latn")
    #expect(LocaleServices.services(for: "ja-u-nu-jpan").numberingSystem == "jpan")
    let persian = LocaleServices.services(for: "fa").symbols
    #expect([persian.zeroDigit, persian.decimal, persian.grouping] == ["۰", "٫", "٬"])
    #expect(persian.minus == "\u{200E}\u{2212}")
  }

  @Test("are the best there is for what ICU does not know")
  func unknown() throws {
    #expect(Self.text("en", .measure(5, unit: "furlong-of-mine")) == "5\u{A0}furlong-of-mine")
    #expect(Self.text("en", .measure(5, unit: "")) == "5\u{A0}")
    #expect(Self.text("en", .measure(5, unit: "meter .00 scale/100")).hasPrefix("5\u{A0}meter"))
    #expect(Self.text("en", .currency(5, code: "12")) == "12\u{A0}5")
    #expect(Self.text("en", .currency(5, code: "QQQ")) == "QQQ\u{A0}5.00")
    let zone = DateArgument(secondsSince1970: 0, timeStyle: .long, timeZone: "Mars/Phobos")
    #expect(Self.text("en", .date(zone)).contains("UTC"))
    #expect(!DateFormatter.knows(timeZone: "Mars/Phobos"))
    #expect(DateFormatter.knows(timeZone: "Asia/Tokyo"))
    #expect(Self.text("en", .date(DateArgument(secondsSince1970: .nan))) == "")
    #expect(!Self.text("en", .date(DateArgument(secondsSince1970: .infinity))).isEmpty)
    let none = DateArgument(secondsSince1970: 0, dateStyle: .none, timeStyle: .none)
    #expect(Self.text("en", .date(none)) == "Jan 1, 1970")
  }

  @Test("survive numbers of any size", arguments: ["en", "ar-EG", "ja-u-nu-jpan", "zh-Hant"])
  func hugeNumbers(tag: String) throws {
    let services = LocaleServices.services(for: try #require(LanguageTag(parsing: tag)))
    for text in ["1e399", "-1e399", "1e-400", "0", "-0", "9223372036854775808"] {
      let number = try Self.decimal(text)
      for argument: MessageArgument in [
        .decimal(number), .percent(number), .bytes(number), .relative(number, unit: .day),
        .duration(number, style: .clock), .duration(number, style: .words),
        .currency(number, code: "EUR"), .measure(number, unit: "meter"), .range(number, number),
        .spellOut(number), .ordinal(number),
      ] {
        #expect(!services.text(of: argument).isEmpty, "\(argument)")
        #expect(services.cardinalCategory(of: argument) != nil)
      }
      #expect(!services.compact(number).text.isEmpty)
    }
  }
}
