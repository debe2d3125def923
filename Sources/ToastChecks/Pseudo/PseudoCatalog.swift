public import ToastCatalogs
import ToastText

/// Gives the texts of a catalog a pseudo-translation.
public enum PseudoCatalog {
  /// The entry with a localization in the style's locale, or `nil` where it has nothing to
  /// translate.
  static func localization(
    of entry: CatalogEntry, sourceLanguage: String, _ style: PseudoStyle
  ) -> CatalogLocalization? {
    guard entry.shouldTranslate else { return nil }
    let source = entry.localization(sourceLanguage)
    guard let source else {
      guard !KeyShape.isSymbolic(entry.key), !entry.key.isEmpty else { return nil }
      let unit = StringUnit(PseudoText.text(entry.key, style), state: .translated)
      return CatalogLocalization(locale: style.locale, content: .unit(unit))
    }
    let profile = LocaleProfile(style.locale)
    var result = CatalogLocalization(
      locale: style.locale,
      content: source.content.map { rewritten($0, style, profile) })
    result.substitutions = source.substitutions.map { substitution in
      var substitution = substitution
      substitution.content = substitution.content.map { rewritten($0, style, profile) }
      return substitution
    }
    return result
  }

  /// The bytes of a String Catalog with the pseudo-translation added; every other byte stays.
  ///
  /// - Throws: `CatalogError` where the file has faults.
  public static func adding(
    _ style: PseudoStyle, to bytes: [UInt8], file: String
  ) throws(CatalogError) -> [UInt8] {
    let catalog = StringCatalogReader.read(bytes: bytes, file: file)
    var editor = try StringCatalogEditor(bytes: bytes, file: file)
    for entry in catalog.entries {
      let localization = localization(
        of: entry, sourceLanguage: catalog.sourceLanguage, style)
      guard let localization, entry.localization(style.locale) == nil else { continue }
      editor.add(CatalogEntry(key: entry.key, localizations: [localization]))
    }
    return editor.bytes
  }

  /// A catalog of any format as a String Catalog with the pseudo-translation added.
  ///
  /// - Throws: `CatalogError` where the catalog cannot be written as a String Catalog.
  public static func stringCatalog(
    of catalog: Catalog, _ style: PseudoStyle
  ) throws(CatalogError) -> [UInt8] {
    let converted = CatalogConverter.stringCatalog(from: catalog)
    guard let file = converted.files.first else { return [] }
    return try adding(style, to: file.bytes, file: file.path)
  }

  private static func rewritten(
    _ variation: Variation, _ style: PseudoStyle, _ profile: LocaleProfile
  ) -> Variation {
    switch variation {
    case .unit(let unit):
      return .unit(StringUnit(PseudoText.text(unit.value, style), state: .translated))
    case .set(let set):
      return .set(StringSet(set.values.map { PseudoText.text($0, style) }, state: .translated))
    case .plural(let cases):
      return .plural(
        plural(cases, profile).map { .init($0.selector, rewritten($0.value, style, profile)) })
    case .device(let cases):
      return .device(cases.map { .init($0.selector, rewritten($0.value, style, profile)) })
    case .width(let cases):
      return .width(cases.map { .init($0.selector, rewritten($0.value, style, profile)) })
    }
  }

  /// The cases of the source, and for each further category of the locale the general one.
  private static func plural(
    _ cases: [Variation.Case<PluralCategory>], _ profile: LocaleProfile
  ) -> [Variation.Case<PluralCategory>] {
    guard let other = cases.first(where: { $0.selector == .other }) else { return cases }
    let present = Set(cases.map(\.selector))
    let missing = PluralCategory.allCases.filter {
      profile.plurals.common.contains($0) && !present.contains($0)
    }
    return cases + missing.map { .init($0, other.value) }
  }
}
