import Testing
import ToastCatalogs
import ToastFormatting
import ToastText

@Suite("A message shows its arguments by their types")
struct MessageTests {
  private func text(
    _ text: String, _ arguments: MessageArgument..., locale: LanguageTag = "en"
  ) -> String {
    Message(text, locale: locale).text(arguments)
  }

  private func kinds(_ text: String, _ arguments: MessageArgument...) -> [String] {
    Message(text, locale: "en").format(arguments).problems.map(\.kind)
  }

  @Test("Numbers have the digits, groups and signs of the language")
  func numbers() {
    #expect(text("%lld", 1_234_567, locale: "de") == "1.234.567")
    #expect(text("%d", 1_234_567, locale: "en-IN") == "12,34,567")
    #expect(text("%d", 1_234_567, locale: "hi-u-nu-deva") == "१२,३४,५६७")
    #expect(text("%d", 1234, locale: "es") == "1234")
    #expect(text("%d", 12345, locale: "es") == "12.345")
    #expect(text("%+.2f", -1.0, locale: "sv") == "−1,00")
    #expect(text("%u", .integer(4_000_000_000)) == "4,000,000,000")
    #expect(text("%d", .integer(.min)) == "-9,223,372,036,854,775,808")
  }

  @Test("Hexadecimal, octal and %a are never localized")
  func plainNumbers() {
    let speech = MessageOptions(isolation: .never)
    let arabic = Message("%x %#X %o", locale: "ar-EG")
    #expect(arabic.text([255, 255, 8], options: speech) == "ff 0XFF 10")
    #expect(text("%x", -1) == "ffffffff")
    #expect(text("%x", .integer(.min)) == "8000000000000000")
    #expect(text("%a", 3.0) == "0x1.8p+1")
    #expect(text("%.0a", 1.5) == "0x2p+0")
    #expect(text("%A", 0.1) == "0X1.999999999999AP-4")
  }

  @Test("Cut digits round half to even on the decimal value")
  func rounding() {
    #expect(text("%.0f %.0f", 2.5, 3.5) == "2 4")
    #expect(text("%.1f", 0.15) == "0.2")
    #expect(text("%.2e", 9.995) == "1.00E+01")
    #expect(text("%.3g", 1234.5) == "1.23E+03")
    #expect(text("%g", 0.00001234) == "1.234E-05")
  }

  @Test("An integer may come with zeros behind its point; other fractions stay and are reported")
  func integerPlaceholder() {
    #expect(text("%lld", .decimal(DecimalNumber(parsing: "3.00") ?? 0)) == "3")
    #expect(text("%lld", 2.5) == "2.5")
    #expect(kinds("%lld", 2.5) == ["argument-type"])
    #expect(kinds("%u", -5) == ["argument-type"])
    #expect(text("%u", -5) == "-5")
  }

  @Test("%@ takes any type, and shows it as its type is shown")
  func object() {
    let date = DateArgument(secondsSince1970: 1_796_031_000)
    #expect(text("%@", .date(date)) == "Nov 30, 2026")
    #expect(text("%@", .list(["Ana", "Ben", "Cho"])) == "Ana, Ben, and Cho")
    #expect(text("%@", .list(["鈴木", "佐藤"]), locale: "ja") == "鈴木、佐藤")
    #expect(text("%@", .percent(DecimalNumber(0.5) ?? 0), locale: "de") == "50\u{A0}%")
    #expect(text("%@", .relative(-3, unit: .minute)) == "3 minutes ago")
    #expect(text("%@", .duration(90, style: .clock)) == "1:30")
    #expect(text("%@", .bytes(123_456)) == "123 kB")
    #expect(text("%@", .currency(1200, code: "JPY"), locale: "ja") == "￥1,200")
    #expect(text("%@", .measure(5, unit: "kilometer")) == "5 km")
    #expect(text("%@", .range(3, 5), locale: "ja") == "3～5")
    #expect(text("%@", .spellOut(12)) == "twelve")
    #expect(text("%@", .ordinal(3)) == "3rd")
    #expect(text("%@ %@", 1234, 0.5) == "1,234 0.5")
  }

  @Test("A missing argument leaves its placeholder and is reported once")
  func missing() {
    let formatted = Message("%1$@ has %2$@ and %2$@", locale: "en").format(["Ana"])
    #expect(formatted.text == "Ana has %2$@ and %2$@")
    #expect(
      formatted.problems.map(\.message) == ["argument 2 of ‘%2$@’ is missing; pass it"])
    #expect(
      formatted.parts.last == .argument(ArgumentPart(position: 2, kind: .missing, text: "%2$@")))
  }

  @Test("A surplus argument and one of the wrong type are reported, and the text is shown")
  func wrong() {
    #expect(kinds("Hi %@", "Ana", "Ben") == ["surplus-argument"])
    #expect(text("%lld photos", "twelve") == "twelve photos")
    #expect(kinds("%lld photos", "twelve") == ["argument-type"])
    #expect(kinds("%.1f", .list(["a"])) == ["argument-type"])
    #expect(kinds("%c", "ab") == ["argument-type"])
    #expect(text("%c%C", 65, "あ") == "Aあ")
    #expect(kinds("%*d", "wide", 5) == ["argument-type"])
  }

  @Test("Width counts characters, and a negative one aligns to the left")
  func width() {
    #expect(text("[%5d]", 42, locale: "ar-EG") == "[   ٤٢]")
    #expect(text("[%*d]", -5, 42) == "[42   ]")
    #expect(text("[%*d]", .integer(.min), 42).count == 402)
  }

  @Test("A text without placeholders is its own literal")
  func literal() {
    #expect(Message("100%%", locale: "en").literal == "100%")
    #expect(Message("保存しました", locale: "ja").literal == "保存しました")
    #expect(Message("%@", locale: "en").literal == nil)
  }

  @Test("The parts, joined, are the text", arguments: ["en", "ar", "ja"])
  func parts(locale: String) {
    let message = Message(
      "a %1$@ b %2$lld %% %3$@", locale: LanguageTag(parsing: locale) ?? .english)
    let formatted = message.format(["Ana", 1234, "كتاب"])
    #expect(formatted.parts.map(\.text).joined() == formatted.text)
    #expect(formatted.text == message.text(["Ana", 1234, "كتاب"]))
  }

  @Test("The device's branch is taken, else other, else the first by a fixed order")
  func device() {
    let localization = CatalogLocalization.device([
      .other: .text("Tap"), .mac: .text("Click"), .appleWatch: .text("Touch"),
    ])
    let message = Message(localization, key: "k", locale: "en")
    #expect(message.text(options: MessageOptions(device: .mac)) == "Click")
    #expect(message.text(options: MessageOptions(device: .appleTV)) == "Tap")
    let partial = CatalogLocalization.device([.appleTV: .text("Press"), .mac: .text("Click")])
    let formatted = Message(partial, key: "k", locale: "en").format()
    #expect(formatted.text == "Click")
    #expect(formatted.problems.map(\.kind) == ["missing-device"])
  }

  @Test("The widest text that fits is taken, the narrowest where none does")
  func widths() {
    let localization = CatalogLocalization(
      locale: "en",
      content: .width([.init(53, .text("long text")), .init(20, .text("short"))]))
    let message = Message(localization, key: "k", locale: "en")
    #expect(message.text() == "long text")
    #expect(message.text(options: MessageOptions(width: 53)) == "long text")
    #expect(message.text(options: MessageOptions(width: 52)) == "short")
    #expect(message.text(options: MessageOptions(width: 1)) == "short")
  }

  @Test("Without content the key is shown")
  func noContent() {
    let empty = CatalogLocalization(locale: "en", content: nil)
    #expect(Message(empty, key: "Saved %lld", locale: "en").text([2]) == "Saved 2")
  }
}
