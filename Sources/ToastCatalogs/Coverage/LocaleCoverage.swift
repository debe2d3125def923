/// How far the translation of one catalog into one locale has come.
///
/// Entries that are not to be translated, and stale ones, do not count. In the source language an
/// entry without a text shows its key, which counts as translated.
///
/// ```swift
/// LocaleCoverage.coverage(of: catalog).map { "\($0.locale) \($0.translated)/\($0.total)" }
/// // ["en 12/12", "ja 9/12"]
/// ```
public struct LocaleCoverage: Hashable, Sendable {
  /// The locale, spelled as in the catalog.
  public let locale: String

  /// Entries whose texts are all translated.
  public private(set) var translated = 0

  /// Entries with a text that a person should look at, those a machine wrote included.
  public private(set) var needsReview = 0

  /// Entries with a text that nobody has translated yet.
  public private(set) var untranslated = 0

  /// Entries without any text.
  public private(set) var missing = 0

  /// All entries that count.
  public var total: Int { translated + needsReview + untranslated + missing }

  /// The translated entries in thousandths of all, rounded down, so that 1000 means every one; 1000
  /// where there is no entry.
  public var perMille: Int { total == 0 ? 1000 : translated * 1000 / total }

  /// The coverage of each locale of a catalog, in the catalog's order.
  public static func coverage(of catalog: Catalog) -> [LocaleCoverage] {
    let entries = catalog.entries.filter { $0.shouldTranslate && $0.extractionState != .stale }
    return catalog.locales.map { locale in
      var coverage = LocaleCoverage(locale: locale)
      for entry in entries {
        coverage.count(
          entry.localization(locale)?.content, isSource: locale == catalog.sourceLanguage)
      }
      return coverage
    }
  }

  private init(locale: String) { self.locale = locale }

  private mutating func count(_ content: Variation?, isSource: Bool) {
    guard let content else {
      if isSource { translated += 1 } else { missing += 1 }
      return
    }
    let states = content.states
    if states.contains(.new) {
      untranslated += 1
    } else if states.contains(.needsReview) || states.contains(.machineTranslated) {
      needsReview += 1
    } else {
      translated += 1
    }
  }
}

extension Variation {
  /// The states of all texts; a format without states says that each is translated.
  fileprivate var states: Set<TranslationState> {
    switch self {
    case .unit(let unit): [unit.state ?? .translated]
    case .set(let set): [set.state ?? .translated]
    case .plural(let cases): cases.reduce(into: []) { $0.formUnion($1.value.states) }
    case .device(let cases): cases.reduce(into: []) { $0.formUnion($1.value.states) }
    case .width(let cases): cases.reduce(into: []) { $0.formUnion($1.value.states) }
    }
  }
}
