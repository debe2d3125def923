import Testing

@testable import ToastText

@Suite("The quick reader of tags gives what the long one gives")
struct CanonicalTagTests {
  private static let languages = [
    "en", "zh", "ja", "und", "yue", "cmn", "sgn", "kok", "art", "no", "i", "x", "root", "EN", "e1",
  ]
  private static let scripts = ["", "Hant", "Latn", "hans", "LATN", "Lat1"]
  private static let regions = [
    "", "TW", "US", "419", "001", "tw", "T1", "ABC", "BE", "min", "yue",
  ]
  private static let rests = ["", "-", "-FR", "-valencia", "-u-nu-arab", ".UTF-8", "_X", " "]

  @Test("over all combinations of their parts")
  func combinations() {
    var quick = 0
    for language in Self.languages {
      for script in Self.scripts {
        for region in Self.regions {
          for rest in Self.rests {
            let parts = [language, script, region].filter { !$0.isEmpty }
            let text = parts.joined(separator: "-") + rest
            guard let tag = CanonicalTagReader.tag(text) else { continue }
            quick += 1
            var parser = LanguageTagParser(text)
            let long = parser.tag()
            #expect(tag == long, "\(text)")
            #expect(tag.script == long?.script && tag.region == long?.region, "\(text)")
            #expect(tag.language == long?.language, "\(text)")
            #expect(parser.macrolanguage(of: tag.language) == nil, "\(text)")
          }
        }
      }
    }
    #expect(quick > 100)
  }
}
