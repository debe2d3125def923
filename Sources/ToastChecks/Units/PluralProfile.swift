import Synchronization
import ToastICU
import ToastText

/// The plural forms of a language as far as whole numbers use them.
struct PluralProfile: Sendable {
  /// Every category the language has, for fractions and ranges too.
  let all: Set<PluralCategory>

  /// The categories of whole numbers up to a few hundred: those an interface needs.
  let common: Set<PluralCategory>

  /// The numbers that belong to a category, the first few of them.
  private let samples: [PluralCategory: [Int]]

  /// How far counts are tried; compact forms such as French millions lie beyond.
  private static let limit = 1_000

  private static let known = Mutex<[LanguageTag: PluralProfile]>([:])
  private static let knownLimit = 1_000

  /// The forms of a language; they are counted once and kept.
  static func profile(of tag: LanguageTag) -> PluralProfile {
    if let profile = known.withLock({ $0[tag] }) { return profile }
    let profile = PluralProfile(tag)
    known.withLock { known in
      // Names of locales come from data.
      if known.count >= knownLimit { known.removeAll() }
      known[tag] = profile
    }
    return profile
  }

  private init(_ tag: LanguageTag) {
    guard let rules = PluralRules(tag: tag, kind: .cardinal) else {
      (all, common, samples) = ([.other], [.other], [.other: [0, 1]])
      return
    }
    var samples: [PluralCategory: [Int]] = [:]
    if rules.categories.count == 1 {
      samples[.other] = [0, 1, 2]
    } else {
      for value in 0..<Self.limit {
        let category = rules.category(of: value)
        if samples[category]?.count ?? 0 < 3 { samples[category, default: []].append(value) }
      }
    }
    all = Set(rules.categories)
    common = Set(samples.keys)
    self.samples = samples
  }

  /// The first whole numbers of a category, at most three.
  func numbers(of category: PluralCategory) -> [Int] { samples[category] ?? [] }

  /// Whether a category stands for one whole number only, so that a text may say it in words.
  func isSingle(_ category: PluralCategory) -> Bool { numbers(of: category).count <= 1 }

  /// Whether the language tells numbers apart at all.
  var hasForms: Bool { all.count > 1 }
}
