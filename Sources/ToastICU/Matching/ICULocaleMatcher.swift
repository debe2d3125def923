private import ICUShims
import ToastText

/// ICU's own matcher, as it is.
final class ICULocaleMatcher: Sendable {
  private let handle: ServiceHandle

  /// What ICU found.
  struct Result: Hashable, Sendable {
    /// The place of the locale found among the supported ones.
    let supportedIndex: Int
    /// The place of the locale it was found for among the desired ones.
    let desiredIndex: Int
    /// The locale found with the region and the extensions that were asked for.
    let resolved: String
  }

  /// Opens a matcher, or gives `nil` where ICU fails.
  ///
  /// Among equally near languages the fallback is preferred, without one the first. ICU's own tests
  /// want both options; nothing else of the project does.
  init?(supported: [LanguageTag], fallback: LanguageTag? = nil, favorsScript: Bool = false) {
    let handle = unsafe ServiceHandle(
      ics_matcher_open(Self.list(supported), fallback?.description, favorsScript ? 1 : 0),
      close: ics_matcher_close)
    guard let handle else { return nil }
    self.handle = handle
  }

  private static func list(_ tags: [LanguageTag]) -> String {
    tags.map(\.description).joined(separator: ",")
  }

  /// The best match, or `nil` where nothing is near enough.
  func bestMatch(for desired: [LanguageTag]) -> Result? {
    guard !desired.isEmpty else { return nil }
    let list = Self.list(desired)
    var supportedIndex: Int32 = -1
    var desiredIndex: Int32 = -1
    let resolved = unsafe handle.use { matcher in
      unsafe ShimText.read { buffer, capacity in
        unsafe ics_matcher_match(
          matcher, list, &supportedIndex, &desiredIndex, buffer, capacity)
      }
    }
    guard supportedIndex >= 0, desiredIndex >= 0 else { return nil }
    return Result(
      supportedIndex: Int(supportedIndex), desiredIndex: Int(desiredIndex),
      resolved: resolved ?? desired[Int(desiredIndex)].description)
  }

  /// The tag of a supported locale as ICU holds it.
  func tag(at index: Int) -> String? {
    unsafe handle.use { matcher in
      unsafe ShimText.read { unsafe ics_matcher_tag(matcher, Int32(clamping: index), $0, $1) }
    }
  }

  /// Whether ICU takes a supported locale for a desired one.
  func accepts(_ supported: LanguageTag, for desired: LanguageTag) -> Bool {
    unsafe handle.use {
      unsafe ics_matcher_accepts($0, desired.description, supported.description) != 0
    }
  }
}
