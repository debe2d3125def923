import TestSupport
import Testing
import ToastText

@testable import ToastICU

@Suite("Plural rules")
struct PluralRulesTests {
  @Test(
    "select the category of every CLDR sample", .needsSharedData,
    arguments: [("plurals", PluralRules.Kind.cardinal), ("ordinals", .ordinal)])
  func samples(name: String, kind: PluralRules.Kind) throws {
    let xml = try SharedData.text("data/cldr-conformance/icu72-\(name).xml")
    // An exponent shows itself only in a compact number, so English compact numbers stand for it.
    let compact = try #require(NumberFormatter(tag: "en", skeleton: "compact-long .+"))
    var failures: [String] = []
    var count = 0
    for group in try PluralSamples(xml).groups {
      #expect(!group.samples.isEmpty)
      for language in group.languages {
        let tag = try #require(LanguageTag(parsing: language))
        let rules = try #require(PluralRules(tag: tag, kind: kind))
        #expect(rules.categories.contains(group.category))
        for sample in group.samples {
          count += 1
          let category =
            sample.exponent > 0
            ? rules.category(of: sample.number, shownBy: compact)
            : rules.category(of: sample.number)
          if category != group.category { failures.append("\(language) \(sample): \(category)") }
        }
      }
    }
    #expect(failures == [])
    #expect(count > (kind == .cardinal ? 10_000 : 2_000))
  }

  @Test("select the category of every CLDR range", .needsSharedData)
  func ranges() throws {
    let plurals = try PluralSamples(SharedData.text("data/cldr-conformance/icu72-plurals.xml"))
    let ranges = try SharedData.text("data/cldr-conformance/icu72-pluralRanges.xml")
    var languages: [String] = []
    var count = 0
    for line in ranges.split(separator: "\n") {
      if line.contains("<pluralRanges") {
        languages = PluralSamples.attribute("locales", of: line).split(separator: " ")
          .map(String.init)
      }
      guard line.contains("<pluralRange "),
        let result = PluralCategory(rawValue: PluralSamples.attribute("result", of: line))
      else { continue }
      for language in languages {
        let ends = ["start", "end"].map { end in
          plurals.groups.first {
            $0.languages.contains(language)
              && $0.category.rawValue == PluralSamples.attribute(end, of: line)
          }?.samples.first { $0.exponent == 0 }?.number
        }
        let services = LocaleServices.services(for: LanguageTag(parsing: language) ?? "und")
        let (start, end) = (try #require(ends[0]), try #require(ends[1]))
        #expect(services.rangeCategory(start, end) == result, "\(language) \(start)–\(end)")
        count += 1
      }
    }
    #expect(count > 300)
  }

  @Test("come from the number as it is written or formatted")
  func formatted() throws {
    let english = LocaleServices.services(for: "en")
    #expect(english.cardinalCategory(1) == .one)
    #expect(english.cardinalCategory(-1) == .one)
    #expect(english.cardinalCategory(try #require(DecimalNumber(parsing: "1.0"))) == .other)
    #expect(english.ordinalCategory(3) == .few)
    #expect(english.rangeCategory(0, 1) == .other)
    let french = LocaleServices.services(for: "fr")
    #expect(french.rangeCategory(0, 1) == .one)
    #expect(french.cardinalCategory(1_000_000) == .many)
    #expect(french.cardinalCategory(1_500_000) == .other)
    #expect(french.compact(1_000_000).category == .many)
    #expect(french.compact(1_200_000).category == .many)
    let percent = try #require(DecimalNumber(parsing: "0.01"))
    #expect(english.cardinalCategory(of: .percent(percent)) == .one)
    #expect(english.cardinalCategory(of: .currency(1, code: "USD")) == .other)
    #expect(english.cardinalCategory(of: .currency(1, code: "JPY")) == .one)
    #expect(english.cardinalCategory(of: .bytes(1_000_000)) == .one)
    #expect(english.cardinalCategory(of: .range(0, 1)) == .other)
    #expect(english.cardinalCategory(of: .string("1")) == nil)
    let japanese = LocaleServices.services(for: "ja")
    #expect(japanese.cardinalCategories == [.other])
    #expect(japanese.cardinalCategory(of: .integer(1)) == .other)
  }

  @Test("hold for integers of every size")
  func largeIntegers() throws {
    let russian = LocaleServices.services(for: "ru")
    for (value, category) in [
      (Int.max, PluralCategory.many), (.min, .many), (9_007_199_254_740_993, .few),
      (9_007_199_254_740_991, .one), (1_000_000_000_000_000_021, .one), (122, .few), (128, .many),
    ] {
      #expect(russian.cardinalCategory(value) == category, "\(value)")
    }
    let huge = try #require(DecimalNumber(parsing: "1e300"))
    #expect(russian.cardinalCategory(huge) == .many)
  }

  @Test("name the categories of a language")
  func categories() {
    let arabic = LocaleServices.services(for: "ar")
    #expect(arabic.cardinalCategories == PluralCategory.allCases)
    #expect(arabic.cardinalCategory(11) == .many)
    #expect(LocaleServices.services(for: "en").ordinalCategories == [.one, .two, .few, .other])
    #expect(LocaleServices.services(for: "qqq").cardinalCategories == [.other])
    #expect(LocaleServices.services(for: "zh-Hant-HK").cardinalCategories == [.other])
    #expect(LocaleServices.services(for: "pt-PT").cardinalCategory(0) == .other)
    #expect(LocaleServices.services(for: "pt-BR").cardinalCategory(0) == .one)
  }
}
