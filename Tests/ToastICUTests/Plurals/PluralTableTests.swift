import Testing
import ToastText

@testable import ToastICU

@Suite("The table of plural categories")
struct PluralTableTests {
  /// All small numbers, then some of every size, many that end in zeros among them.
  private static let numbers: [Int] = {
    var numbers = Array(0...2_300)
    var step = 1
    for power in 3...15 {
      let size = (0..<power).reduce(1) { product, _ in product * 10 }
      numbers += [1, 2, 3, 7].map { $0 * size } + [1, 11, 100, 108, 800].map { size + $0 }
      for _ in 0..<20 {
        step = step &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        numbers.append(size + Int(step.magnitude >> 16) % (9 * size))
      }
    }
    return numbers
  }()

  @Test(
    "equals ICU in every language ICU has", arguments: [PluralRules.Kind.cardinal, .ordinal])
  func equalsICU(kind: PluralRules.Kind) throws {
    let languages = ICULocales.available.filter { $0.region == nil } + ["pt-PT"]
    #expect(languages.count > 200)
    let formatter = try #require(NumberFormatter(tag: "en", skeleton: "."))
    var differences: [String] = []
    for language in languages {
      let rules = try #require(PluralRules(tag: language, kind: kind))
      for number in Self.numbers {
        // The formatted number goes to ICU whatever it is.
        let expected = rules.category(of: DecimalNumber(number), shownBy: formatter)
        if rules.category(of: number) != expected || rules.category(of: -number) != expected {
          differences.append("\(language) \(number): \(expected)")
        }
      }
    }
    #expect(differences == [])
  }
}
