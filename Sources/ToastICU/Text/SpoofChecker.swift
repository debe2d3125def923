private import ICUShims

/// Finds text that looks like other text. (UTS #39, Unicode Security Mechanisms.)
///
/// ```swift
/// SpoofChecker.shared?.areConfusable("Save", "Sаve")  // true: the second а is Cyrillic
/// ```
package final class SpoofChecker: Sendable {
  /// What can make a text deceive.
  package struct Issue: OptionSet, Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// Scripts are mixed that no language mixes, such as Latin and Cyrillic.
    ///
    /// Japanese, Chinese and Korean with Latin are not such a mixture.
    package static let mixedScripts = Issue(rawValue: 16)
    /// Invisible characters, or a mark twice on one character.
    package static let invisible = Issue(rawValue: 32)
    /// Digits of several scripts.
    package static let mixedNumbers = Issue(rawValue: 128)
  }

  private let handle: ServiceHandle

  private init?() {
    let handle = unsafe ServiceHandle(ics_spoof_open(), close: ics_spoof_close)
    guard let handle else { return nil }
    self.handle = handle
  }

  /// The checker, or `nil` where ICU was built without its data.
  package static let shared = SpoofChecker()

  /// The text with each character replaced by what it looks like; equal for texts that look alike.
  package func skeleton(of text: String) -> String {
    // A checker does not change while it checks: any number of threads may ask at once.
    let result = unsafe ShimText.withUTF8(text) { bytes, count in
      unsafe handle.use { checker in
        unsafe ShimText.read { unsafe ics_spoof_skeleton(checker, bytes, count, $0, $1) }
      }
    }
    return (result ?? nil) ?? text
  }

  /// Whether two different texts look alike.
  package func areConfusable(_ first: String, _ second: String) -> Bool {
    !first.unicodeScalars.elementsEqual(second.unicodeScalars)
      && skeleton(of: first) == skeleton(of: second)
  }

  /// What in a text can deceive.
  package func issues(in text: String) -> Issue {
    let failures = unsafe ShimText.withUTF8(text) { bytes, count in
      unsafe handle.use { unsafe ics_spoof_failures($0, bytes, count) }
    }
    guard let failures, failures > 0 else { return [] }
    return Issue(rawValue: failures).intersection([.mixedScripts, .invisible, .mixedNumbers])
  }
}
