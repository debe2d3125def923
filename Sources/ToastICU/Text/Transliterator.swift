private import ICUShims
import ToastText

/// Rewrites text by one of CLDR's transforms. (UTS #35 Part 2, Transforms.)
///
/// ```swift
/// Transliterator.shared(.simplifiedToTraditional)?.string(from: "归档")  // "歸檔"
/// ```
package final class Transliterator: Sendable {
  /// Which transform.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Simplified Chinese characters to traditional ones; a guess where one stands for several.
    case simplifiedToTraditional = "Hans-Hant"
    /// Traditional Chinese characters to simplified ones.
    case traditionalToSimplified = "Hant-Hans"
    /// Hiragana to katakana.
    case hiraganaToKatakana = "Hiragana-Katakana"
    /// Katakana to hiragana.
    case katakanaToHiragana = "Katakana-Hiragana"
    /// Any script to Latin letters.
    case toLatin = "Any-Latin"
  }

  // ICU does not promise that threads may share one.
  private let handle: SanitizedMutex<ServiceHandle>

  private init?(_ kind: Kind) {
    let handle = unsafe ServiceHandle(
      ics_transliterator_open(kind.rawValue), close: ics_transliterator_close)
    guard let handle else { return nil }
    self.handle = SanitizedMutex(handle)
  }

  private static let opened = ServiceCache<Kind, Transliterator?>()

  /// The transform, the same for every caller, or `nil` where ICU was built without it.
  package static func shared(_ kind: Kind) -> Transliterator? {
    opened.value(kind) { Transliterator(kind) }
  }

  /// The rewritten text; where ICU fails, the text itself.
  package func string(from text: String) -> String {
    let result = unsafe ShimText.withUTF8(text) { bytes, count in
      handle.withLock { handle in
        unsafe handle.use { rules in
          unsafe ShimText.read { unsafe ics_transliterator_apply(rules, bytes, count, $0, $1) }
        }
      }
    }
    return (result ?? nil) ?? text
  }
}
