import TestSupport
import Testing
import ToastText

@Suite("LanguageTag")
struct LanguageTagTests {
  @Test(
    "puts subtags into their canonical case",
    arguments: [
      ("en", "en"), ("EN-us", "en-US"), ("zh-hant-hk", "zh-Hant-HK"), ("ES-419", "es-419"),
      ("ca-ES-VALENCIA", "ca-ES-valencia"), ("sl-Latn-IT-nedis", "sl-Latn-IT-nedis"),
      ("de-CH-1996", "de-CH-1996"), ("HI-U-NU-DEVA", "hi-u-nu-deva"),
      ("en-x-Private-Use", "en-x-private-use"), ("en-t-ja-u-nu-latn", "en-t-ja-u-nu-latn"),
      ("en-u-nu-latn-t-ja", "en-t-ja-u-nu-latn"), ("und-Hant", "und-Hant"),
    ])
  func canonicalCase(text: String, expected: String) {
    #expect(LanguageTag(parsing: text)?.description == expected)
  }

  @Test(
    "understands POSIX and ICU spellings",
    arguments: [
      ("zh_TW", "zh-TW"), ("ja_JP.UTF-8", "ja-JP"), ("sr@latin", "sr-Latn"),
      ("sr_RS.UTF-8@cyrillic", "sr-Cyrl-RS"), ("ca_ES@valencia", "ca-ES-valencia"),
      ("ca-valencia@valencia", "ca-valencia"), ("sl-nedis@valencia", "sl-nedis-valencia"),
      ("ar@numbers=latn;numbers=arab", "ar-u-nu-latn"),
      ("de_DE@euro", "de-DE"), ("hi_IN@numbers=deva", "hi-IN-u-nu-deva"),
      ("th_TH@calendar=buddhist;numbers=thai", "th-TH-u-ca-buddhist-nu-thai"),
      (" ja ", "ja"), ("root", "und"),
    ])
  func otherSpellings(text: String, expected: String) {
    #expect(LanguageTag(parsing: text)?.description == expected)
  }

  @Test(
    "replaces extended language subtags and registered old tags",
    arguments: [
      ("zh-yue", "yue"), ("zh-cmn-Hant", "zh-Hant"), ("cmn-TW", "zh-TW"), ("zh-yue-HK", "yue-HK"),
      ("i-klingon", "tlh"), ("zh-min-nan", "nan"), ("art-lojban", "jbo"), ("zh-Hakka", "hak"),
      ("ar-arz", "arz"), ("_zh-guoyu", "zh"), ("zh_GUOYU", "zh"), ("zh-guoyu-!", "zh"),
      ("no_BOK.UTF-8", "nb"),
    ])
  func oldTags(text: String, expected: String) {
    #expect(LanguageTag(parsing: text)?.description == expected)
  }

  @Test(
    "drops what fits nowhere",
    arguments: [
      ("ja-JP-JP", "ja-JP"), ("en--US", "en-US"), ("en-US-", "en-US"), ("en-u", "en"),
      ("en-toolongsubtag", "en"), ("de-1996-1996", "de-1996"), ("en-日本", "en"),
      ("zh-TW-Hant", "zh-Hant-TW"), ("en-u-nu-deva-u-nu-latn", "en-u-nu-deva"),
      ("zh-日-guoyu", "zh"),
    ])
  func illFormed(text: String, expected: String) {
    #expect(LanguageTag(parsing: text)?.description == expected)
  }

  @Test("reads a tag that it wrote as itself, whatever was dropped to get it")
  func writtenTags() throws {
    let names = [
      "zh", "zh-Hant", "sr_Latn_RS", "ca-valencia", "de-1996-1901", "zh-guoyu", "en-u-nu-",
    ]
    let rests = [
      "", "-valencia", "-x-valencia", "-u-nu-thai", "-t-ja", "-!", "-Hant0", "_FR", "-419",
    ]
    let modifiers = ["", "@valencia", "@latin", "@numbers=thai;numbers=deva;calendar=roc", "@;x"]
    for name in names {
      for (first, second) in rests.flatMap({ first in rests.map { (first, $0) } }) {
        for modifier in modifiers {
          let written = name + first + second + modifier
          let tag = try #require(LanguageTag(parsing: written), "\(written)")
          #expect(LanguageTag(parsing: tag.description) == tag, "\(written)")
        }
      }
    }
  }

  @Test(
    "is nil where no language is named",
    arguments: ["", " ", "C", "POSIX", "C.UTF-8", "1", "日本語", "-", "_", "@latin", ".UTF-8", "é"])
  func noLanguage(text: String) {
    #expect(LanguageTag(parsing: text) == nil)
  }

  @Test("hands out the parts of a tag")
  func parts() throws {
    let tag = try #require(LanguageTag(parsing: "zh-Hant-HK-u-ca-roc-nu-hanidec-x-me"))
    #expect(tag.language == "zh")
    #expect(tag.script == "Hant")
    #expect(tag.region == "HK")
    #expect(tag.extensions == ["u-ca-roc-nu-hanidec", "x-me"])
    #expect(tag.unicodeKeyword("nu") == "hanidec")
    #expect(tag.unicodeKeyword("ca") == "roc")
    #expect(tag.unicodeKeyword("co") == nil)
    #expect(tag.withoutExtensions == "zh-Hant-HK")
  }

  @Test("reads its own spelling back, whatever it was made from")
  func roundTrip() {
    var generator = SeededGenerator(seed: 42)
    let alphabet = Array("aZ09-_@.xuHant中 =;")
    for _ in 0..<20_000 {
      let length = Int.random(in: 0...24, using: &generator)
      let text = String((0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "-" })
      guard let tag = LanguageTag(parsing: text) else { continue }
      #expect(LanguageTag(parsing: tag.description) == tag, "‘\(text)’ gave ‘\(tag)’")
    }
  }

  @Test("takes a very long text without harm")
  func longText() {
    #expect(LanguageTag(parsing: String(repeating: "a", count: 1_000_000)) == nil)
    #expect(LanguageTag(parsing: "en" + String(repeating: "-a", count: 200_000))?.language == "en")
    #expect(
      LanguageTag(parsing: "en-x" + String(repeating: "-ab", count: 100_000))?.language == "en")
  }
}
