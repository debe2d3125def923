import ToastICU
import ToastText

/// A number skeleton in a language, and its formatter.
struct NumberSkeleton: Hashable, Sendable {
  var locale: LanguageTag
  var skeleton: String

  static let cache = MessageLocaleCache<NumberSkeleton, NumberFormatter?>()

  var formatter: NumberFormatter? { NumberFormatter(tag: locale, skeleton: skeleton) }
}
