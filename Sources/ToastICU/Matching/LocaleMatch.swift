package import ToastText

/// A supported language that was chosen for a desired one.
package struct LocaleMatch: Hashable, Sendable {
  /// Why it was chosen.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// It is the tag that was asked for.
    case exact
    /// It is another spelling of it, such as `iw` for `he`.
    case canonical = "canonical form"
    /// Both are the same once likely script and region are added, such as `zh-TW` and `zh-Hant`.
    case likelySubtags = "likely subtags"
    /// Data falls back from the one to the other, such as `en-AU` to `en-GB`.
    case parent
    /// It is near enough by CLDR's distances, or by Apple's rules.
    case distance
  }

  /// Its place among the supported languages.
  package let supportedIndex: Int

  /// The place of the tag it answers among the desired ones.
  package let desiredIndex: Int

  /// The tag found: ICU's own in the mode `cldr`, else the supported one.
  package let tag: LanguageTag

  /// The tag found with the region and extensions that were asked for, to write numbers and dates.
  ///
  /// Desired `en-IN-u-nu-deva`, found `en-GB`: `en-IN-u-nu-deva`.
  package let resolved: LanguageTag

  /// Why it was chosen.
  package let reason: Reason
}
