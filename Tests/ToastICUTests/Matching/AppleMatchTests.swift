import TestSupport
import Testing
import ToastText

@testable import ToastICU

@Suite("Matching as Apple's systems do")
struct AppleMatchTests {
  @Test("gives the answers measured of Apple's own function", .needsSharedData)
  func oracle() throws {
    let reasons = [
      "en,ja,zh-Hans,zh-Hant for zh-yue": "read as yue first, Apple drops what follows zh",
      "en,ja,zh-Hans,zh-Hant for zh-cmn-Hant": "read as zh-Hant first, Apple drops what follows zh",
    ]
    let rows = try MatchOracle.rows()
    let others = rows.filter { row in
      let match = LocaleMatcher(supported: row.supported, mode: .apple).bestMatch(for: row.desired)
      return match.map { row.supportedNames[$0.supportedIndex] } != row.apple
    }
    #expect(others.map(\.text).sorted() == reasons.keys.sorted())
  }

  @Test("walks the parents measured of Apple's own function", .needsSharedData)
  func parents() throws {
    // Apple comes back to the home region through the script; here the home region ends the chain,
    // and what lies beyond is found as the nearest of the same script.
    let circles: Set = ["zh_Hans_CN", "zh_Hant_TW"]
    let rows = try SharedData.rows("data/oracle/apple_parent_chain.tsv")
    #expect(rows.count == 36)
    for row in rows where !circles.contains(row[0]) {
      // The file writes each step with and without its script; they are one step here.
      var steps: [AppleLanguage] = []
      for name in row where name != "root" {
        let step = AppleLanguage(try #require(LanguageTag(parsing: name)))
        if steps.last != step { steps.append(step) }
      }
      #expect(steps.first?.chain == steps, "\(row)")
    }
  }

  @Test(
    "has no related languages and no likely languages",
    arguments: [
      (["uk"], ["ru"], nil), (["da"], ["nb"], nil), (["und-Hant"], ["zh-Hant"], nil),
      (["sr-ME"], ["sr-Latn"], nil), (["zh-US"], ["zh-Hant", "zh-Hans"], "zh-Hans"),
      (["ja-Latn"], ["ja"], nil), (["ja-Hira"], ["ja"], "ja"), (["nn"], ["nb"], "nb"),
      (["zh-HK"], ["yue-Hant"], "yue-Hant"), (["zh-TW"], ["zh-Hans"], nil),
    ] as [([LanguageTag], [LanguageTag], LanguageTag?)])
  func narrow(desired: [LanguageTag], supported: [LanguageTag], expected: LanguageTag?) {
    let matcher = LocaleMatcher(supported: supported, mode: .apple)
    #expect(matcher.bestMatch(for: desired)?.tag == expected)
  }

  @Test("gives European Portuguese Brazilian only where nothing later matches")
  func reluctance() {
    let matcher = LocaleMatcher(supported: ["pt-BR", "en-US"], mode: .apple)
    #expect(matcher.bestMatch(for: ["pt-PT", "en"])?.tag == "en-US")
    #expect(matcher.bestMatch(for: ["pt-PT", "fr"])?.tag == "pt-BR")
    #expect(matcher.bestMatch(for: ["pt-PT"])?.resolved == "pt-PT")
  }

  @Test("falls to the language a tag was written as a variety of")
  func macrolanguage() throws {
    let matcher = LocaleMatcher(supported: ["en", "zh-Hans"], mode: .apple)
    let spelled = try #require(LanguageTag(parsing: "zh-min-nan"))
    #expect(matcher.bestMatch(for: "nan") == nil)
    #expect(matcher.bestMatch(for: spelled)?.tag == "zh-Hans")
    #expect(matcher.bestMatch(for: "nan") == nil)
  }
}
