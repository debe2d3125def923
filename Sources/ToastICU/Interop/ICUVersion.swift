private import ICUShims

/// The versions of ICU and of the data it carries.
package enum ICUVersion {
  /// The library, such as `72.1`.
  package static var icu: String { unsafe ShimText.read(ics_version_icu) ?? "" }

  /// The locale data, such as `42`.
  package static var cldr: String { unsafe ShimText.read(ics_version_cldr) ?? "" }

  /// The Unicode Standard, such as `15.0`.
  package static var unicode: String { unsafe ShimText.read(ics_version_unicode) ?? "" }
}
