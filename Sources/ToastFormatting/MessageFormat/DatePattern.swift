import ToastICU
import ToastText

/// A date pattern or skeleton in a language, and its formatter.
struct DatePattern: Hashable, Sendable {
  var locale: LanguageTag
  var pattern: String
  var isSkeleton: Bool
  var timeZone: String

  static let cache = MessageLocaleCache<DatePattern, DateFormatter?>()

  var formatter: DateFormatter? {
    DateFormatter(tag: locale, pattern: pattern, isSkeleton: isSkeleton, timeZone: timeZone)
  }
}
