import Testing
import ToastCatalogs
import ToastFormatting
import ToastText

@Suite("A plural is chosen by the number as it is shown")
struct PluralTests {
  private let photos = CatalogLocalization.plural([
    .one: "%lld photo", .other: "%lld photos",
  ])

  @Test("One and other in English")
  func english() {
    let message = Message(photos, key: "photos", locale: "en")
    #expect(message.text([1]) == "1 photo")
    #expect(message.text([0]) == "0 photos")
    #expect(message.text([1234]) == "1,234 photos")
    #expect(message.text([-1]) == "-1 photo")
  }

  @Test("Six categories in Arabic, in the language's digits where the region has them")
  func arabic() {
    let files = CatalogLocalization.plural([
      .zero: "لا ملفات", .one: "ملف واحد", .two: "ملفان", .few: "%lld ملفات", .many: "%lld ملفًا",
      .other: "%lld ملف",
    ])
    let message = Message(files, key: "files", locale: "ar-EG")
    let texts = [0, 1, 2, 3, 11, 100].map { message.text([.integer($0)]) }
    #expect(
      texts == ["لا ملفات", "ملف واحد", "ملفان", "٣ ملفات", "١١ ملفًا", "١٠٠ ملف"])
  }

  @Test("Exactly 0 takes the zero text in any language, 0.4 shown as 0 does not")
  func exactZero() {
    let trees = CatalogLocalization.plural([
      .zero: "no trees", .one: "%.0f tree", .other: "%.0f trees",
    ])
    let message = Message(trees, key: "trees", locale: "en")
    #expect(message.text([0]) == "no trees")
    #expect(message.text([0.4]) == "0 trees")
    #expect(message.format([0]).selections.first?.reason == "the number is exactly 0")
  }

  @Test("Fraction digits that are shown decide: 1 star, 1.0 stars")
  func fractions() {
    let stars = CatalogLocalization.plural([.one: "%.1f star", .other: "%.1f stars"])
    #expect(Message(stars, key: "stars", locale: "en").text([1]) == "1.0 stars")
    let whole = CatalogLocalization.plural([.one: "%@ star", .other: "%@ stars"])
    let message = Message(whole, key: "%lld stars", locale: "en")
    #expect(message.text([1]) == "1 star")
    #expect(
      message.text([.decimal(DecimalNumber(parsing: "1.0") ?? 1)]) == "1.0 stars")
  }

  @Test("A category without a text falls to other, never to the key")
  func absentCategory() {
    let files = CatalogLocalization.plural([.one: "%lld fichier", .other: "%lld fichiers"])
    let message = Message(files, key: "files", locale: "fr")
    #expect(message.text([1_000_000]) == "1\u{202F}000\u{202F}000 fichiers")
    #expect(message.text([1_500_000]) == "1\u{202F}500\u{202F}000 fichiers")
    let formatted = message.format([1_000_000])
    #expect(formatted.pluralCategory == .other)
    #expect(formatted.selections.first?.reason == "1000000 is ‘many’ in fr, which has no text")
    #expect(formatted.problems.isEmpty)
  }

  @Test(
    "A one text in Chinese or Japanese is never chosen", arguments: ["ja", "zh-Hans", "zh-Hant"])
  func noOne(locale: String) {
    let tag = LanguageTag(parsing: locale) ?? .english
    let photos = CatalogLocalization.plural([.one: "一枚", .other: "%lld枚"])
    #expect(Message(photos, key: "photos", locale: tag).text([1]) == "1枚")
  }

  @Test("Without other, some text is shown and the lack reported")
  func withoutOther() {
    let message = Message(.plural([.one: "%lld photo"]), key: "photos", locale: "en")
    let formatted = message.format([5])
    #expect(formatted.text == "5 photo")
    #expect(formatted.problems.map(\.kind) == ["missing-other"])
  }

  @Test("Texts that never show the number take it from the key or the source text")
  func hiddenNumber() {
    let hidden = CatalogLocalization.plural([.one: "%@ has a photo", .other: "%@ has photos"])
    let message = Message(hidden, key: "%@ has %lld photos", locale: "en")
    #expect(message.text(["Ana", 1]) == "Ana has a photo")
    #expect(message.text(["Ana", 2]) == "Ana has photos")
    #expect(message.format(["Ana", 2]).problems.isEmpty)
    let source = CatalogLocalization.text("%2$@ has %1$lld photos")
    let other = Message(hidden, key: "photos", source: source, locale: "en")
    #expect(other.usedPositions == [1])
  }

  @Test("A case may leave out the number that chose it, for that is read in any case")
  func numberLeftOut() {
    let texts = CatalogLocalization.plural([
      .one: "One file in %2$@", .other: "%1$lld files in %2$@",
    ])
    let message = Message(texts, key: "files", locale: "en")
    #expect(message.text([1, "Docs"]) == "One file in Docs")
    #expect(message.format([1, "Docs"]).problems.isEmpty)
    let gap = CatalogLocalization.plural([.one: "One in %3$@", .other: "%1$lld in %3$@"])
    #expect(
      Message(gap, key: "files", locale: "en").format([1, "Docs", "Home"]).problems.map(\.kind)
        .contains("skipped-position"))
  }

  @Test("With no hint at all the first number decides, and that is reported")
  func noHint() {
    let message = Message(.plural([.one: "one", .other: "many"]), key: "n", locale: "en")
    #expect(message.text([1]) == "one")
    let formatted = message.format(["x", 3])
    #expect(formatted.text == "many")
    #expect(formatted.problems.map(\.kind) == ["no-governing-argument", "surplus-argument"])
  }

  @Test("A range chooses by CLDR's rule for ranges: other in English, one in French")
  func ranges() {
    let range = MessageArgument.range(0, 1)
    let english = Message(photos, key: "photos", locale: "en")
    #expect(english.format([range]).pluralCategory == .other)
    #expect(english.text([range]) == "0–1 photos")
    let french = Message(photos, key: "photos", locale: "fr")
    #expect(french.format([range]).pluralCategory == .one)
  }

  @Test("A typed number chooses as it is shown: half a percent is 0 %, rounded to even")
  func typed() {
    let message = Message(photos, key: "photos", locale: "en")
    #expect(message.format([.percent(0.01)]).pluralCategory == .one)
    #expect(message.text([.percent(0.01)]) == "1% photo")
    #expect(message.format([.currency(1, code: "USD")]).pluralCategory == .other)
    #expect(message.text([.currency(1, code: "USD")]) == "$1.00 photos")
  }

  @Test("A missing number is reported, and its placeholder stays")
  func missingNumber() {
    let formatted = Message(photos, key: "photos", locale: "en").format()
    #expect(formatted.text == "%lld photos")
    #expect(formatted.problems.map(\.kind) == ["missing-argument", "missing-argument"])
    #expect(formatted.pluralCategory == .other)
  }

  @Test("A text in place of the number is shown, reported, and takes other")
  func textForNumber() {
    let formatted = Message(photos, key: "photos", locale: "en").format(["many"])
    #expect(formatted.text == "many photos")
    #expect(formatted.problems.map(\.kind) == ["argument-type", "argument-type"])
  }
}

extension MessageArgument {
  fileprivate static func percent(_ value: Double) -> MessageArgument {
    .percent(DecimalNumber(value) ?? 0)
  }
}
