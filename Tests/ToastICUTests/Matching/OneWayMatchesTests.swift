import Foundation
import TestSupport
import Testing
import ToastData
import ToastText

@testable import ToastICU

@Suite("The table of one-way matches")
struct OneWayMatchesTests {
  private struct File: Decodable {
    let kept: [String: String]
    let leftOut: [String: String]
  }

  @Test("is read as a JSON reader reads it")
  func reading() throws {
    let bytes = try #require(EmbeddedData.resource("LocaleMatching/one-way.json"))
    let file = try JSONDecoder().decode(File.self, from: Data(bytes))
    #expect(OneWayMatches.shared.leftOut == file.leftOut)
    #expect(OneWayMatches.shared.kept == file.kept)
    #expect(file.leftOut.count > 250)
  }

  @Test(
    "survives any bytes",
    arguments: ["", "{", "}", "\"", "{\"leftOut\":{\"a\"", "[]\"\\", "{{\"a\""])
  func hostile(text: String) {
    #expect(OneWayMatches(json: Array(text.utf8)).leftOut.isEmpty)
  }

  /// A language, and itself in a script of another.
  private struct Language: Sendable {
    let code: String
    let tag: LanguageTag
    let script: String?

    init(_ code: String) {
      self.code = code
      tag = LanguageTag(language: code)
      script = tag.maximized.script
    }
  }

  /// Whether ICU takes one language for another, at least where both are in the same script.
  private static func accepts(
    _ matcher: ICULocaleMatcher, _ supported: Language, for desired: Language
  ) -> Bool {
    matcher.accepts(supported.tag, for: desired.tag)
      || matcher.accepts(
        supported.tag, for: LanguageTag(language: desired.code, script: supported.script))
  }

  @Test("holds only pairs that ICU matches one way and not the other")
  func pairsAreOneWay() throws {
    let matcher = try #require(ICULocaleMatcher(supported: ["und"]))
    let table = OneWayMatches.shared
    for (desired, supported) in table.leftOut.merging(table.kept, uniquingKeysWith: { $1 }) {
      let (wanted, given) = (Language(desired), Language(supported))
      #expect(Self.accepts(matcher, given, for: wanted), "\(desired) → \(supported)")
      #expect(!Self.accepts(matcher, wanted, for: given), "\(supported) → \(desired)")
    }
  }

  @Test("holds every such pair among the languages ICU has data for or the table names")
  func tableIsComplete() throws {
    let matcher = try #require(ICULocaleMatcher(supported: ["und"]))
    let table = OneWayMatches.shared
    let targets = Set(ICULocales.available.map(\.language)).union(table.leftOut.values)
    let codes = targets.union(table.leftOut.keys).union(table.kept.keys)
    let languages = codes.sorted().map(Language.init)
    var missing: [String] = []
    for supported in languages where targets.contains(supported.code) {
      for desired in languages where desired.code != supported.code {
        guard Self.accepts(matcher, supported, for: desired),
          !Self.accepts(matcher, desired, for: supported)
        else { continue }
        let known = table.leftOut[desired.code] ?? table.kept[desired.code]
        if known != supported.code { missing.append("\(desired.code) → \(supported.code)") }
      }
    }
    #expect(missing == [])
  }
}
