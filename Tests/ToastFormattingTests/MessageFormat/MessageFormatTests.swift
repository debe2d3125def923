import Testing
import ToastFormatting
import ToastText

@Suite("MessageFormat texts are written as ICU writes them")
struct MessageFormatTests {
  private func text(
    _ text: String, _ arguments: MessageArgument..., locale: LanguageTag = "en"
  ) -> String {
    Message(text, syntax: .messageFormat, locale: locale).text(arguments)
  }

  private func kinds(_ text: String, _ arguments: MessageArgument...) -> [String] {
    Message(text, syntax: .messageFormat, locale: "en").format(arguments).problems.map(\.kind)
  }

  private let invitation =
    "{0, plural, offset:1 =0 {Nobody goes} =1 {{1} goes} one {{1} and # other go} "
    + "other {{1} and # others go}}"

  @Test("A plural with an offset: exact numbers before it, categories after it")
  func offset() {
    #expect(text(invitation, 0, "Ana") == "Nobody goes")
    #expect(text(invitation, 1, "Ana") == "Ana goes")
    #expect(text(invitation, 2, "Ana") == "Ana and 1 other go")
    #expect(text(invitation, 1234, "Ana") == "Ana and 1,233 others go")
  }

  @Test("An offset is exact on decimals")
  func decimalOffset() {
    let text = "{0, plural, offset:1.5 other {#}}"
    #expect(self.text(text, 0.2) == "-1.3")
    #expect(self.text(text, 10) == "8.5")
    #expect(self.text("{0, plural, offset:-2 =-1 {x} other {#}}", -1) == "x")
    #expect(
      self.text("{0, plural, offset:1 other {#}}", .integer(.min)) == "-9,223,372,036,854,775,809")
  }

  @Test("An exact branch matches 1.0 as 1")
  func exactDecimal() {
    let one = MessageArgument.decimal(DecimalNumber(parsing: "1.0") ?? 0)
    #expect(text("{0, plural, =1 {one} other {#}}", one) == "one")
    #expect(text("{0, plural, one {one} other {#}}", one) == "1.0")
  }

  @Test("Ordinals have rules of their own")
  func ordinals() {
    let floor = "{0, selectordinal, =0 {ground} one {#st} two {#nd} few {#rd} other {#th}} floor"
    let texts = [0, 1, 2, 3, 11, 22].map { text(floor, .integer($0)) }
    #expect(
      texts == [
        "ground floor", "1st floor", "2nd floor", "3rd floor", "11th floor", "22nd floor",
      ])
  }

  @Test("A select takes the branch of the word, or other")
  func select() {
    let reply = "{0, select, female {She} male {He} other {They}} replied"
    #expect(text(reply, "female") == "She replied")
    #expect(text(reply, "x") == "They replied")
    #expect(text("{0, select, 1 {one} other {?}}", 1) == "one")
  }

  @Test("Numbers by style, skeleton and pattern")
  func numbers() {
    #expect(text("{0, number}", 1234.56789) == "1,234.568")
    #expect(text("{0, number, integer}", 1234.5) == "1,234")
    #expect(text("{0, number, percent}", 0.5, locale: "fr") == "50\u{A0}%")
    #expect(text("{0, number, ::compact-short}", 12_345) == "12K")
    #expect(text("{0, number, ::compact-short}", 12_345, locale: "ja") == "1.2万")
    #expect(text("{0, number, ::currency/EUR}", 5, locale: "de") == "5,00\u{A0}€")
    #expect(text("{0, number, #,##0.00}", 1234.5) == "1,234.50")
    #expect(text("{0, number, 000.#}", 7.25) == "007.2")
    #expect(text("{0, number, currency}", 5, locale: "en-GB") == "£5.00")
    #expect(text("{0, number, currency}", .currency(5, code: "JPY"), locale: "en-GB") == "JP¥5")
  }

  @Test("Dates and times by style, skeleton and pattern")
  func dates() {
    let moment = MessageArgument.date(
      DateArgument(secondsSince1970: 1_796_031_000, timeZone: "Asia/Tokyo"))
    #expect(text("{0, date}", moment) == "Nov 30, 2026")
    #expect(text("{0, date, full}", moment, locale: "ja") == "2026年11月30日月曜日")
    #expect(text("{0, time, short}", moment) == "6:30\u{202F}PM")
    #expect(text("{0, date, ::yMMMMd}", moment, locale: "de") == "30. November 2026")
    #expect(text("{0, date, yyyy-MM-dd 'at' HH:mm}", moment) == "2026-11-30 at 18:30")
  }

  @Test("Words, ordinals and durations")
  func rules() {
    #expect(text("{0, spellout}", 21, locale: "de") == "ein\u{AD}und\u{AD}zwanzig")
    #expect(text("{0, ordinal}", 2) == "2nd")
    #expect(text("{0, duration}", 90) == "1:30")
  }

  @Test("Apostrophes quote syntax, and stand for themselves before anything else")
  func apostrophes() {
    #expect(text("don't '{'0'}' ''{0}''", 1) == "don't {0} '1'")
    #expect(text("'{replace}'") == "{replace}")
    #expect(text("''{0}''", "x") == "'x'")
    #expect(kinds("'{count") == ["unclosed-quote"])
    #expect(text("'{count") == "{count")
  }

  @Test("# is a number only directly inside a plural")
  func numberSign() {
    #expect(text("# {0, plural, other {# {1, select, other {#}}}}", 3, "x") == "# 3 #")
  }

  @Test("A missing argument stays as it is written, and is reported")
  func missing() {
    #expect(text("Hi {0} {name}") == "Hi {0} {name}")
    #expect(kinds("Hi {0}") == ["missing-argument"])
    #expect(kinds("{0, plural, other {x}}") == ["missing-argument"])
    #expect(text("{0, plural, one {1} other {many}}") == "many")
    #expect(text("{0, select, a {A} other {?}}") == "?")
  }

  @Test("Wrong types and unknown styles are reported, and the value is shown")
  func wrongTypes() {
    #expect(text("{0, number}", "x") == "x")
    #expect(kinds("{0, number}", "x") == ["argument-type"])
    #expect(kinds("{0, date}", 5) == ["argument-type"])
    #expect(kinds("{0, number, ::nonsense}", 5) == ["number-style"])
    #expect(text("{0, number, ::nonsense}", 5) == "5")
    #expect(kinds("{0, plural, other {#}}", "x") == ["argument-type"])
    #expect(kinds("{0, foo}", 1) == ["unknown-type"])
  }

  @Test("A malformed argument stays as text, and what follows is read")
  func recovery() {
    #expect(text("{0!} and {0}", "x") == "{0!} and x")
    #expect(text("{0, plural, one} {0}", 1) == "{0, plural, one} 1")
  }

  @Test("Arguments by name, and what was taken")
  func named() {
    let message = Message(
      "{count, plural, =0 {No photos} one {# photo} other {# photos}} of {name}",
      syntax: .messageFormat, locale: "en")
    let formatted = message.format(named: ["count": 1, "name": "Ana"])
    #expect(formatted.text == "1 photo of Ana")
    #expect(formatted.pluralCategory == .one)
    #expect(formatted.problems.isEmpty)
    #expect(
      formatted.parts.last
        == .argument(ArgumentPart(position: nil, name: "name", kind: .string, text: "Ana")))
  }

  @Test("A value of another direction is isolated here too")
  func isolation() {
    #expect(text("to {0}", "أرشيف") == "to \u{2068}أرشيف\u{2069}")
  }
}
