import COpponents
import ToastICU
import ToastText

/// Finding the language of a catalog that answers a request.
enum MatchBenchmarks {
  private static let supported = ["en", "ja", "zh-Hans", "zh-Hant", "de", "fr"]

  /// Four thousand tags in no order, some of languages that are supported.
  private static let tagsOfAllKinds: [String] = {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return (0..<4_096).map { number in
      let place = number * 7_919
      let language =
        number % 4 == 0
        ? ["zh", "en", "ja", "pt"][number / 4 % 4]
        : "\(letters[place % 26])\(letters[place / 26 % 26])"
      return "\(language)-"
        + "\(letters[place / 7 % 26])\(letters[place / 182 % 26])".uppercased()
    }
  }()

  static func run() -> [Measurement] {
    let list = supported.joined(separator: ",")
    let tags = supported.map { LanguageTag(parsing: $0) ?? .english }
    let desired: LanguageTag = "zh-HK"
    let matcher = LocaleMatcher(supported: tags, mode: .cldr)
    let opponent = opponent_matcher_open(list)
    // More tags than are remembered, so that none was asked for lately.
    var number = 0
    func fresh() -> String {
      number = (number + 1) % tagsOfAllKinds.count
      return tagsOfAllKinds[number]
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
