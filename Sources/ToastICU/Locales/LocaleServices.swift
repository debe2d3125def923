private import ICUShims
private import Synchronization
package import ToastText

/// All that one language needs of ICU to write numbers, dates, lists and to choose plurals.
///
/// Nothing here throws: where ICU cannot do what is asked, the best text there is comes back. Each
/// service of ICU is opened when it is first needed, and kept. Any number of threads may share one.
///
/// ```swift
/// let japanese = LocaleServices.services(for: "ja")
/// japanese.integer(1234)  // "1,234"
/// japanese.list(["鈴木", "佐藤"])  // "鈴木、佐藤"
/// LocaleServices.services(for: "ar").cardinalCategory(2)  // .two
/// ```
package final class LocaleServices: Sendable {
  /// The language, with the extensions that say how it writes.
  package let tag: LanguageTag

  private let direction = LazyService<Bool>()
  private let cardinal = LazyService<PluralRules?>()
  private let ordinals = LazyService<PluralRules?>()
  private let plain = LazyService<PlainNumberFormatter>()
  private let signs = LazyService<NumberSymbols>()
  private let words = LazyService<RuleFormatter?>()
  private let ordinalDigits = LazyService<RuleFormatter?>()
  private let lists = LazyService<ListFormatter?>()
  private let relativeTimes = LazyService<RelativeTimeFormatter?>()
  private let formatters = ServiceCache<String, NumberFormatter?>()
  private let ranges = ServiceCache<[Int], RangeFormatter?>()
  private let dates = ServiceCache<DateFormatter.Style, DateFormatter?>()
  private let durations = ServiceCache<DurationStyle, DurationFormatter?>()

  private init(tag: LanguageTag) { self.tag = tag }

  private static let registry = ServiceCache<LanguageTag, LocaleServices>(limit: 1024)

  /// The services of a language, the same for every caller.
  package static func services(for tag: LanguageTag) -> LocaleServices {
    registry.value(tag) { LocaleServices(tag: tag) }
  }

  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool {
    direction.value { unsafe ics_locales_is_right_to_left(tag.description) != 0 }
  }

  /// The name of the language in itself, such as 日本語.
  package var endonym: String? { name(in: tag) }

  /// The name of the language in another one, such as Japanese in English.
  package func name(in language: LanguageTag) -> String? {
    unsafe ShimText.read {
      unsafe ics_locales_name(tag.description, language.description, $0, $1)
    }
  }

  /// The signs of its numbers.
  package var symbols: NumberSymbols { signs.value { NumberSymbols(tag: tag) } }

  /// The numbering system, such as `latn`; the tag's own `-u-nu-`, else the language's.
  package var numberingSystem: String {
    unsafe ShimText.read { unsafe ics_numbering_name(tag.description, $0, $1) } ?? "latn"
  }

  /// The ISO 4217 code of the currency of the tag's region, or `nil` where it names no region.
  package var currencyCode: String? {
    unsafe ShimText.read { unsafe ics_currency_code(tag.description, $0, $1) }
  }
}

// The services themselves, each opened at its first use.
extension LocaleServices {
  var cardinalRules: PluralRules? {
    cardinal.value { PluralRules(tag: tag, kind: .cardinal) }
  }

  var ordinalRules: PluralRules? {
    ordinals.value { PluralRules(tag: tag, kind: .ordinal) }
  }

  var plainNumbers: PlainNumberFormatter { plain.value { PlainNumberFormatter(tag: tag) } }

  var spelling: RuleFormatter? { words.value { RuleFormatter(tag: tag, kind: .spellOut) } }

  var ordinalNumbers: RuleFormatter? {
    ordinalDigits.value { RuleFormatter(tag: tag, kind: .ordinal) }
  }

  var listFormatter: ListFormatter? { lists.value { ListFormatter(tag: tag) } }

  var relativeTimeFormatter: RelativeTimeFormatter? {
    relativeTimes.value { RelativeTimeFormatter(tag: tag) }
  }

  func numberFormatter(_ skeleton: String) -> NumberFormatter? {
    formatters.value(skeleton) { NumberFormatter(tag: tag, skeleton: skeleton) }
  }

  func rangeFormatter(_ startFraction: Int, _ endFraction: Int) -> RangeFormatter? {
    ranges.value([startFraction, endFraction]) {
      RangeFormatter(tag: tag, startFraction: startFraction, endFraction: endFraction)
    }
  }

  func dateFormatter(_ style: DateFormatter.Style) -> DateFormatter? {
    dates.value(style) { DateFormatter(tag: tag, style: style) }
  }

  func durationFormatter(_ style: DurationStyle) -> DurationFormatter? {
    durations.value(style) { DurationFormatter(tag: tag, style: style) }
  }
}
