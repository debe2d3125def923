import ToastICU
import ToastText

/// A number skeleton in a language, and its formatter.
struct NumberSkeleton: Hashable, Sendable {
  var locale: LanguageTag
  var skeleton: String

  static let cache = MessageLocaleCache<NumberSkeleton, NumberFormatter?>()

  var formatter: NumberFormatter? { NumberFormatter(tag: locale, skeleton: skeleton) }
}

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
