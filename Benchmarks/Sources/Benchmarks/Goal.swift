/// A figure that is to be reached.
enum Goal {
  /// The kit's figure, at most so many times the opponent's.
  case atMost(times: Double)
  /// The kit's figure, at least so many times the opponent's.
  case atLeast(times: Double)
  /// The kit's figure, at most so much more than the opponent's.
  case more(than: Double)
  /// The figure itself, at most this.
  case limit(Double)
  /// The figure itself, at least this.
  case floor(Double)

  /// The goal for a figure, or for the kit's beside it, by the work and who does it.
  static func goal(_ work: String, _ who: String) -> Goal? {
    goals.first { work.hasPrefix($0.work) && who == $0.who }?.goal
  }

  private static let goals: [(work: String, who: String, goal: Goal)] = [
    ("label look-up", "gettext", .atMost(times: 1.5)),
    ("one string argument", "ICU MessageFormat, compiled", .atMost(times: 0.8)),
    ("plural and localized integer", "ICU MessageFormat, compiled", .atMost(times: 0.25)),
    ("plural and localized integer", "ngettext + snprintf", .atMost(times: 2)),
    ("locale match, asked before", "ICU LocaleMatcher", .atMost(times: 0.3)),
    ("locale match, new tag", "ICU LocaleMatcher", .atMost(times: 1.2)),
    (".xcstrings", "kit, all locales", .floor(300)),
    (".xcstrings", "JSONDecoder", .atLeast(times: 8)),
    ("start to first label", "empty Swift program", .atMost(times: 2.8)),
    ("memory of the same", "C program with ICU plural rules", .more(than: 14)),
    ("100,000 events", "kit", .limit(2_000)),
    ("memory after 100,000 events", "kit", .limit(1)),
    ("eight operations", "kit, 100 toasts alive", .atMost(times: 3)),
    ("transcript", "kit, a toast and locale", .limit(20)),
  ]

  /// The goal in words, and whether it is reached.
  func verdict(kit: Measurement, other: Measurement) -> String {
    let ratio = kit.best / max(other.best, 1e-9)
    let (words, isReached) =
      switch self {
      case .atMost(let times): ("≤ \(times)×", ratio <= times)
      case .atLeast(let times): ("≥ \(times)×", ratio >= times)
      case .more(let amount): ("≤ + \(amount) \(kit.unit)", kit.best - other.best <= amount)
      case .limit(let limit): ("≤ \(limit) \(other.unit)", other.best <= limit)
      case .floor(let floor): ("≥ \(floor) \(other.unit)", other.best >= floor)
      }
    return "goal \(words) \(isReached ? "✓" : "✗")"
  }
}
