private import ICUShims
package import ToastText

/// The locales ICU has data for.
package enum ICULocales {
  /// Their tags, in ICU's own order; root, the data of no language, is not among them.
  package static var available: [LanguageTag] {
    (0..<ics_locales_count()).compactMap { index in
      unsafe ShimText.read { unsafe ics_locales_tag(index, $0, $1) }.flatMap {
        LanguageTag(parsing: $0)
      }
    }
  }
}
