import ToastICU
import ToastText

/// What a message needs to know of its language.
///
/// The words of a text and the numbers in it may follow different regions: an English text for a
/// reader in India has English plurals and Indian groups of digits.
final class MessageLocale: Sendable {
  /// The language of the words, which decides plurals and the direction.
  let tag: LanguageTag
  /// Writes numbers, dates and lists.
  let numbers: LocaleServices
  /// Chooses plurals.
  let plurals: LocaleServices
  /// Whether the words run from the right.
  let isRightToLeft: Bool
  /// Whether the reader asked for digits of another system, which may run from the right.
  let hasOwnDigits: Bool

  private init(_ key: Key) {
    tag = key.words
    plurals = LocaleServices.services(for: key.words)
    numbers = LocaleServices.services(for: key.numbers)
    isRightToLeft = plurals.isRightToLeft
    hasOwnDigits = key.numbers.unicodeKeyword("nu") != nil
  }

  private struct Key: Hashable, Sendable {
    var words: LanguageTag
    var numbers: LanguageTag
  }

  private static let cache = MessageLocaleCache<Key, MessageLocale>()

  /// The one for a language, the same for every caller; numbers follow the same tag unless another
  /// is given.
  static func shared(_ words: LanguageTag, numbers: LanguageTag? = nil) -> MessageLocale {
    let key = Key(words: words, numbers: numbers ?? words)
    return cache.value(key) { MessageLocale(key) }
  }

  /// Appends an integer in the language's digits and groups.
  func append(_ value: Int, to text: inout String) {
    numbers.append(integer: value, to: &text)
  }

  func category(_ value: Int) -> PluralCategory { plurals.cardinalCategory(value) }

  func category(_ number: DecimalNumber) -> PluralCategory { plurals.cardinalCategory(number) }
}
