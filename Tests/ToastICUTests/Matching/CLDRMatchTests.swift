import TestSupport
import Testing
import ToastText

@testable import ToastICU

@Suite("Matching as CLDR does")
struct CLDRMatchTests {
  /// The tag in ICU's spelling, for a tag comes back from ICU in its canonical form.
  private static func tag(_ text: String?) -> LanguageTag? {
    text.flatMap { LanguageTag(parsing: $0)?.canonical }
  }

  @Test("gives the answers of ICU's own test file", .needsSharedData)
  func testFile() throws {
    let file = LocaleMatcherTestFile(try SharedData.text("data/icu72/localeMatcherTest.txt"))
    #expect(file.cases.count == 929)
    var failures: [Int] = []
    for test in file.cases {
      let supported = test.supported.map { LanguageTag(parsing: $0) ?? "und" }
      let rules = CLDRMatchRules(
        supported: supported, fallback: test.fallback.flatMap { LanguageTag(parsing: $0) },
        favorsScript: test.favorsScript)
      let match = rules.explain(test.desired.compactMap { LanguageTag(parsing: $0) }).match
      let given = match?.tag ?? Self.tag(test.fallback ?? test.supported.first)
      if given != Self.tag(test.expected) { failures.append(test.line) }
    }
    // These two raise ICU's threshold, which only ICU's own tests can.
    #expect(failures == [694, 1960])
  }

  @Test("gives the answers measured of ICU 72", .needsSharedData)
  func oracle() throws {
    let rows = try MatchOracle.rows()
    #expect(rows.count == 239)
    let reasons = [
      "en,ja,zh-Hans,zh-Hant for ja-JP-JP": "a second region is dropped, ICU takes it for no tag",
      "en,zh_TW,zh_CN for zh-Hant-MO": "underscores are read, ICU takes them for no tag",
    ]
    let others = rows.filter { row in
      let match = LocaleMatcher(supported: row.supported, mode: .cldr).bestMatch(for: row.desired)
      return match?.tag.description != row.icu
    }
    #expect(others.map(\.text).sorted() == reasons.keys.sorted())
  }
}
