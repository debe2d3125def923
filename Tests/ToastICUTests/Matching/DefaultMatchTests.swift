import Testing
import ToastText

@testable import ToastICU

@Suite("Matching by default")
struct DefaultMatchTests {
  private static let catalog: [LanguageTag] = ["en", "ja", "zh-Hans", "zh-Hant"]

  private static func match(
    _ desired: [LanguageTag], among supported: [LanguageTag], mode: LocaleMatchMode = .default
  ) -> String? {
    LocaleMatcher(supported: supported, mode: mode).bestMatch(for: desired)?.tag.description
  }

  @Test(
    "answers the tags of the four languages",
    arguments: [
      ("zh-HK", "zh-Hant"), ("zh_TW", "zh-Hant"), ("zh-SG", "zh-Hans"), ("yue-CN", "zh-Hans"),
      ("und-Hant", "zh-Hant"), ("ja_JP.UTF-8", "ja"), ("fr", nil), ("zh-yue", "zh-Hant"),
      ("zh-cmn-Hant", "zh-Hant"), ("wuu", "zh-Hans"), ("gan", "zh-Hans"), ("nan-Hant", "zh-Hant"),
      ("bo", nil), ("za", nil), ("en-IN", "en"), ("ja-Latn", "ja"), ("ko", nil),
    ] as [(String, String?)])
  func fourLanguages(desired: String, expected: String?) throws {
    let tag = try #require(LanguageTag(parsing: desired))
    #expect(Self.match([tag], among: Self.catalog) == expected)
  }

  @Test(
    "does not take a language for a different one that only its readers would read",
    arguments: [
      ("uk", "ru"), ("be", "ru"), ("kk", "ru"), ("ca", "es"), ("eu", "es"), ("br", "fr"),
      ("bo", "zh"), ("lb", "de"), ("is", "en"), ("tlh", "en"), ("fo", "da"), ("hi-Latn", "en"),
    ] as [(LanguageTag, LanguageTag)])
  func oneWay(desired: LanguageTag, supported: LanguageTag) {
    #expect(Self.match([desired], among: [supported]) == nil)
  }

  @Test("keeps what ICU does beyond that")
  func kept() {
    #expect(Self.match(["uk"], among: ["en", "ru"], mode: .cldr) == "ru")
    #expect(Self.match(["gsw"], among: ["en", "de"]) == "de")
    #expect(Self.match(["nn"], among: ["en", "nb"]) == "nb")
    #expect(Self.match(["da"], among: ["en", "nb"]) == "nb")
    #expect(Self.match(["ms"], among: ["en", "id"]) == "id")
    #expect(Self.match(["id"], among: ["en", "ms"]) == "ms")
    #expect(Self.match(["hi-Latn"], among: ["en", "hi"]) == "hi")
  }

  @Test("goes on to the next tag where a match is left out")
  func nextTag() {
    #expect(Self.match(["uk", "en"], among: ["ru", "en"]) == "en")
    #expect(Self.match(["uk", "ru"], among: ["ru", "en"]) == "ru")
    #expect(Self.match(["uk", "be", "kk", "fr"], among: ["ru", "en", "fr-CA"]) == "fr-CA")
    #expect(Self.match(["uk", "en"], among: ["ru", "en", "uk"]) == "uk")
    #expect(Self.match(["uk", "be"], among: ["ru"]) == nil)
  }

  @Test("tells why, and what was left out")
  func explanation() {
    let matcher = LocaleMatcher(supported: ["ru", "zh-Hant", "en-GB", "he"])
    func reason(_ tag: LanguageTag) -> LocaleMatch.Reason? { matcher.bestMatch(for: tag)?.reason }
    #expect(reason("zh-Hant-u-nu-hanidec") == .exact)
    #expect(reason("iw") == .canonical)
    #expect(reason("zh-TW") == .likelySubtags)
    #expect(reason("zh-Hant-MO") == .parent)
    #expect(reason("en-AU") == .distance)
    let explanation = matcher.explain(["fr", "en-AU", "uk"])
    #expect(explanation.match?.desiredIndex == 1)
    #expect(explanation.match?.supportedIndex == 2)
    #expect(explanation.match?.resolved == "en-AU")
    #expect(explanation.leftOut.isEmpty)
    #expect(matcher.explain(["uk"]).match == nil)
    #expect(matcher.explain(["uk"]).leftOut == [.init(desired: "uk", supported: "ru")])
  }

  @Test("gives the supported tag, not ICU's spelling of it, and numbers as they were asked for")
  func spelling() {
    let match = LocaleMatcher(supported: ["en", "iw"]).bestMatch(for: "he-IL-u-nu-hebr")
    #expect(match?.tag == "iw")
    #expect(match?.resolved == "he-IL-u-nu-hebr")
    let cldr = LocaleMatcher(supported: ["en", "iw"], mode: .cldr).bestMatch(for: "he")
    #expect(cldr?.tag == "he")
    #expect(cldr?.supportedIndex == 1)
  }

  @Test("answers nothing to nothing, and does not tire of a thousand tags")
  func emptyAndMany() {
    #expect(Self.match([], among: Self.catalog) == nil)
    #expect(Self.match(["en"], among: []) == nil)
    #expect(Self.match(["und"], among: Self.catalog) == nil)
    let many = [LanguageTag](repeating: "uk", count: 1000)
    #expect(Self.match(many, among: ["ru", "en"]) == nil)
  }
}
