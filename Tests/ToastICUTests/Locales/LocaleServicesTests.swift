import Testing
import ToastText

@testable import ToastICU

@Suite("Services of a language")
struct LocaleServicesTests {
  @Test("are the same for every caller")
  func identity() {
    #expect(LocaleServices.services(for: "sv") === LocaleServices.services(for: "sv"))
    #expect(LocaleServices.services(for: "sv") !== LocaleServices.services(for: "sv-u-nu-latn"))
  }

  @Test("give the same texts to eight tasks at once as to one")
  func threads() async throws {
    let half = try #require(DecimalNumber(parsing: "1234.50"))
    let arguments: [MessageArgument] = [
      1234, .decimal(half), .percent(half), .bytes(half), .list(["a", "b", "c"]),
      .date(DateArgument(secondsSince1970: 1_796_031_000, dateStyle: .full, timeStyle: .full)),
      .relative(-3, unit: .day), .duration(half, style: .words), .duration(half, style: .clock),
      .currency(half, code: "EUR"), .measure(half, unit: "meter"), .range(1, half),
      .spellOut(half), .ordinal(21),
    ]
    func texts(_ tag: LanguageTag) -> [String] {
      let services = LocaleServices.services(for: tag)
      return arguments.map { services.text(of: $0) }
        + arguments.map { "\(services.cardinalCategory(of: $0) as Any)" }
    }
    // Two tags of one language: the first is used by one task alone, the second by eight from its
    // first use on.
    let expected = texts("fr-CA")
    let others = await withTaskGroup(of: [[String]].self) { group in
      for _ in 0..<8 { group.addTask { (0..<50).map { _ in texts("fr-CA-u-nu-latn") } } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(others.count == 400)
    #expect(others.allSatisfy { $0 == expected })
  }

  /// ICU 72 formats the smallest integer in numerals without digits until its stack is full.
  @Test(
    "write the smallest and the largest numbers in every numeral system",
    arguments: [
      "he-u-nu-hebr", "ja-u-nu-jpan", "en-u-nu-roman", "zh-u-nu-hant", "hy-u-nu-armn",
      "el-u-nu-grek", "ta-u-nu-taml", "ka-u-nu-geor", "am-u-nu-ethi", "en",
    ] as [LanguageTag])
  func extremes(tag: LanguageTag) throws {
    let services = LocaleServices.services(for: tag)
    for text in ["-9223372036854775808", "9223372036854775807", "1e308", "-1e308", "1e-308"] {
      let number = try #require(DecimalNumber(parsing: text))
      let arguments: [MessageArgument] = [
        .decimal(number), .percent(number), .bytes(number), .relative(number, unit: .day),
        .duration(number, style: .words), .duration(number, style: .clock),
        .currency(number, code: "EUR"), .measure(number, unit: "meter"), .range(number, number),
        .spellOut(number), .ordinal(number),
      ]
      for argument in arguments { #expect(!services.text(of: argument).isEmpty) }
    }
    #expect(services.text(of: .integer(.min)).hasSuffix("808") || tag == "ta-u-nu-taml")
  }

  @Test("choose languages for eight tasks at once")
  func matcherThreads() async {
    let matcher = LocaleMatcher(supported: ["en", "ja", "zh-Hans", "zh-Hant"])
    let tags: [LanguageTag] = ["zh-HK", "zh-SG", "ja-JP", "en-AU", "fr", "und-Hant"]
    let expected: [LanguageTag?] = ["zh-Hant", "zh-Hans", "ja", "en", nil, "zh-Hant"]
    let answers = await withTaskGroup(of: [LanguageTag?].self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 { for tag in tags { _ = matcher.bestMatch(for: tag) } }
          return tags.map { matcher.bestMatch(for: $0)?.tag }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.count == 8)
    #expect(answers.allSatisfy { $0 == expected })
  }
}
