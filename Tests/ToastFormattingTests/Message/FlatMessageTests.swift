import Testing
import ToastCatalogs
import ToastText

@testable import ToastFormatting
@testable import ToastICU

/// A message that is written without notes, against the same written piece by piece.
@Suite("The quick way gives what the long way gives")
struct FlatMessageTests {
  private static let texts = [
    "%@ was saved", "%lld", "%1$@ → %2$lld", "%d %% of %@ and %3$@", "%@", "あと%lld日（%@）",
    "\u{1F600} %lu/%@", "no arguments", "%@%@%@%@", "%5d", "%s %i",
  ]

  private static let arguments: [[MessageArgument]] = [
    ["Holiday", 3, "x"], [1234, "鈴木", "سارة"], [-7, 0, 1], ["שלום", 12_345_678, "\u{2066}a"],
    [.integer(.min), .integer(.max), ""], ["e\u{301}", 1.5], [],
    [.percent(1), "a", .list(["a", "b"])],
    [.string(String(repeating: "長い", count: 100)), 1000, 999],
  ]

  private static let options: [MessageOptions] = [
    MessageOptions(), MessageOptions(isolation: .never), MessageOptions(numerals: .posix),
  ]

  @Test("plain texts, in every language ICU has")
  func plainTexts() {
    let languages =
      ICULocales.available.filter { $0.region == nil }
      + ["en-u-nu-arab", "ja-u-nu-hanidec", "ar-u-nu-latn", "fa-u-nu-thai", "he-u-nu-hebr"]
    #expect(languages.count > 200)
    var flat = 0
    for language in languages {
      for message in Self.texts.map({ Message($0, locale: language) }) {
        if message.storage.flat != nil { flat += 1 }
        for (arguments, options) in Self.pairs {
          let text = message.text(arguments, options: options)
          let expected = message.format(arguments, options: options).text
          #expect(text.utf8.elementsEqual(expected.utf8), "\(language): \(expected)")
        }
      }
    }
    // The one needs nothing filled in, the other a width.
    let others = Self.texts.filter { Message($0, locale: "en").storage.flat == nil }
    #expect(others == ["no arguments", "%5d"])
    #expect(flat == languages.count * (Self.texts.count - others.count))
  }

  @Test("plurals, in every language ICU has")
  func plurals() {
    for language in ICULocales.available where language.region == nil {
      let categories = LocaleServices.services(for: language).cardinalCategories
      let cases = categories.map { category in
        Variation.Case(category, .unit(StringUnit("\(category.rawValue) %lld by %@")))
      }
      let zero = Variation.Case(PluralCategory.zero, .unit(StringUnit("none by %2$@")))
      for cases in [cases, cases + [zero]] {
        let localization = CatalogLocalization(
          locale: language.description, content: .plural(cases))
        let message = Message(localization, key: "k", locale: language)
        #expect(message.storage.flat != nil)
        for number in [0, 1, 2, 3, 5, 7, 11, 21, 100, 101, 111, 1_000, 1_234, 1_000_000, -1] {
          let arguments: [MessageArgument] = [.integer(number), "Ana"]
          let text = message.text(arguments)
          #expect(text == message.format(arguments).text, "\(language): \(number)")
        }
      }
    }
  }

  private static var pairs: [([MessageArgument], MessageOptions)] {
    arguments.flatMap { arguments in options.map { (arguments, $0) } }
  }
}
