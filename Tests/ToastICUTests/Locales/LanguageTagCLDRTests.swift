import TestSupport
import Testing
import ToastText

@testable import ToastICU

@Suite("Language tags by CLDR")
struct LanguageTagCLDRTests {
  @Test(
    "falls back along CLDR's parents, not over the border of a script",
    arguments: [
      ("zh-Hant-HK", ["zh-Hant"]), ("zh-Hant-MO", ["zh-Hant-HK", "zh-Hant"]),
      ("en-AU", ["en-001", "en"]), ("es-MX", ["es-419", "es"]), ("zh-Hans-SG", ["zh-Hans", "zh"]),
      ("sr-Latn-RS", ["sr-Latn"]), ("sr-Cyrl-BA", ["sr-Cyrl", "sr"]), ("nb", ["no"]),
      ("pt-AO", ["pt-PT", "pt"]), ("en-150", ["en-001", "en"]), ("ja", []), ("und", []),
      ("ca-ES-valencia", ["ca-ES", "ca"]), ("ar-EG-u-nu-latn", ["ar-EG", "ar"]),
      ("zh-HK", ["zh-Hant"]), ("zh-MO", ["zh-Hant-HK", "zh-Hant"]), ("zh-TW", ["zh-Hant"]),
      ("zh-SG", ["zh"]), ("sr-ME", ["sr-Latn"]), ("pa-PK", ["pa-Arab"]), ("uz-Arab", []),
      ("en-Dsrt-US", ["en-Dsrt"]), ("hi-Latn", ["en-IN", "en-001", "en"]),
    ] as [(LanguageTag, [LanguageTag])])
  func fallbackChain(tag: LanguageTag, parents: [LanguageTag]) {
    #expect(tag.fallbackChain == [tag] + parents)
  }

  @Test("the languages that have a parent are those ICU's data names")
  func languagesWithParent() {
    let plain = ICULocales.available.filter { $0.description == $0.language }
    #expect(plain.count > 150)
    let found = plain.filter { $0.parent != nil }.map(\.language)
    #expect(Set(found) == LanguageTag.languagesWithParent)
  }

  @Test(
    "adds and removes likely subtags",
    arguments: [
      ("zh-TW", "zh-Hant-TW", "zh-TW"), ("zh-Hant", "zh-Hant-TW", "zh-TW"),
      ("ja", "ja-Jpan-JP", "ja"), ("sr-Latn-RS", "sr-Latn-RS", "sr-Latn"),
      ("und-Hant", "zh-Hant-TW", "zh-TW"), ("en-Latn-US", "en-Latn-US", "en"),
    ] as [(LanguageTag, LanguageTag, LanguageTag)])
  func likelySubtags(tag: LanguageTag, maximized: LanguageTag, minimized: LanguageTag) {
    #expect(tag.maximized == maximized)
    #expect(tag.minimized == minimized)
  }

  @Test("replaces deprecated subtags")
  func canonical() {
    let pairs: [(LanguageTag, LanguageTag)] = [
      ("iw", "he"), ("sh", "sr-Latn"), ("mo", "ro"), ("in-ID", "id-ID"), ("tl", "fil"),
      ("de-DD", "de-DE"), ("ja", "ja"), ("en-BU", "en-MM"),
    ]
    for (old, new) in pairs { #expect(old.canonical == new) }
  }

  @Test("replaces what ICU's own test file says", .needsSharedData)
  func canonicalizationFile() throws {
    var count = 0
    var failures: [String] = []
    for line in try SharedData.text("data/icu72/localeCanonicalization.txt").split(separator: "\n")
    {
      let names = line.prefix { $0 != "#" }.split(separator: ";").map { name in
        name.filter { !$0.isWhitespace }.replacing("_", with: "-")
      }
      // Where our reader drops a subtag or knows an older tag itself, ICU has nothing to replace.
      guard names.count == 2, let old = LanguageTag(parsing: names[0]),
        let new = LanguageTag(parsing: names[1]),
        [old, new].map({ $0.description.lowercased() }) == names.map({ $0.lowercased() })
      else { continue }
      count += 1
      if old.canonical != new { failures.append("\(old) → \(old.canonical), not \(new)") }
    }
    // ICU's reader of tags replaces this one by an older name before the rules are asked.
    #expect(failures == ["sgn-NO → nsl, not nsi"])
    #expect(count > 1000)
  }

  @Test("knows which languages run from right to left")
  func direction() {
    for tag: LanguageTag in ["ar", "he", "fa", "ur", "yi", "az-Arab", "und-Hebr", "pa-PK"] {
      #expect(LocaleServices.services(for: tag).isRightToLeft, "\(tag)")
    }
    for tag: LanguageTag in ["en", "ja", "zh-Hant", "az", "und", "tlh"] {
      #expect(!LocaleServices.services(for: tag).isRightToLeft, "\(tag)")
    }
  }
}
