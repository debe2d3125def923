private import ICUShims
package import ToastText

/// Numbers written by rules: in words, as ordinals, in numerals that are no row of ten digits.
///
/// ```swift
/// RuleFormatter(tag: "fr", kind: .spellOut)?.string(from: 71)  // "soixante et onze"
/// RuleFormatter(tag: "ja-u-nu-jpan", kind: .numberingSystem)?.string(from: 12)  // "十二"
/// ```
package final class RuleFormatter: Sendable {
  /// What the rules write.
  package enum Kind: Int32, Hashable, Sendable {
    /// Words.
    case spellOut
    /// An ordinal in digits, such as 3rd.
    case ordinal
    /// The numerals that the tag's `-u-nu-` names.
    case numberingSystem
  }

  // ICU's rule-based formatter changes while it formats: one thread at a time.
  private let handle: SanitizedMutex<ServiceHandle>

  /// Opens a formatter, or gives `nil` where ICU has no rules.
  package init?(tag: LanguageTag, kind: Kind) {
    let handle = unsafe ServiceHandle(
      ics_rules_open(tag.description, kind.rawValue), close: ics_rules_close)
    guard let handle else { return nil }
    self.handle = SanitizedMutex(handle)
  }

  /// The text of a number, or `nil` where ICU has none.
  package func string(from number: DecimalNumber) -> String? {
    handle.withLock { handle in
      unsafe handle.use { formatter in
        unsafe ShimText.read { unsafe ics_rules_format(formatter, number.description, $0, $1) }
      }
    }
  }
}
