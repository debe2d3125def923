import COpponents
import ToastICU
import ToastText

/// Finding the language of a catalog that answers a request.
enum MatchBenchmarks {
  private static let supported = ["en", "ja", "zh-Hans", "zh-Hant", "de", "fr"]

  static func run() -> [Measurement] {
    let list = supported.joined(separator: ",")
    let tags = supported.map { LanguageTag(parsing: $0) ?? .english }
    let desired: LanguageTag = "zh-HK"
    let matcher = LocaleMatcher(supported: tags, mode: .cldr)
    let opponent = opponent_matcher_open(list)
    var number = 0
    // A tag that no one asked for before, each time.
    func fresh() -> String {
      number += 1
      return "zh-HK-x-\(number)"
    }
    return measure("locale match, asked before") {
      ("kit", { Stopwatch.use(matcher.bestMatch(for: desired)) })
      (
        "ICU LocaleMatcher",
        { if let opponent { Stopwatch.use(opponent_matcher_match(opponent, "zh-HK")) } }
      )
    }
      + measure("locale match, new tag") {
        (
          "kit",
          { Stopwatch.use(LanguageTag(parsing: fresh()).map { matcher.bestMatch(for: $0) }) }
        )
        (
          "ICU LocaleMatcher",
          { if let opponent { Stopwatch.use(opponent_matcher_match(opponent, fresh())) } }
        )
      }
      + measure("locale match, new matcher") {
        (
          "kit",
          {
            Stopwatch.use(
              LocaleMatcher(supported: tags, mode: .cldr).bestMatch(for: desired))
          }
        )
        ("ICU LocaleMatcher", { Stopwatch.use(opponent_matcher_match_anew(list, "zh-HK")) })
      }
  }
}
