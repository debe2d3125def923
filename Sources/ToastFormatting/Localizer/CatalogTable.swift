import ToastCatalogs
import ToastText

/// A catalog as one request sees it.
final class CatalogTable: Sendable {
  let catalog: Catalog
  let chain: LocaleChain
  let syntax: MessageSyntax
  /// The rules of each locale of the chain, and of the source language.
  private let rules: [String: MessageLocale]
  /// The entries by key; made when a key is traced or a table is named.
  private let index = SanitizedMutex<KeyTable<Int>?>(nil)

  init(_ catalog: Catalog, request: LocaleRequest, mode: LocaleMatchMode, syntax: MessageSyntax) {
    self.catalog = catalog
    self.syntax = syntax
    let chain = LocaleChain(request, available: catalog.locales, mode: mode)
    self.chain = chain
    let locales = chain.locales + [catalog.sourceLanguage]
    rules = Dictionary(
      locales.map { locale in
        let tag = LanguageTag(parsing: locale) ?? LanguageTag(language: "und")
        return (locale, .shared(tag, numbers: chain.numberTag(for: tag)))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// A text of an entry, and the locale it is in.
  struct Found {
    var locale: String
    /// `nil` where the key is the source text.
    var localization: CatalogLocalization?
  }

  /// How good a text is for the request.
  enum Rank: CaseIterable {
    /// A text in a language that the request leads to.
    case text
    /// The key, where it stands for the text of such a language.
    case key
    /// The text of the source language.
    case sourceText
    /// The key as a last resort.
    case sourceKey
  }

  /// The text of an entry if it is as good as a rank.
  func found(_ entry: CatalogEntry, as rank: Rank) -> Found? {
    switch rank {
    case .text: match(entry).flatMap { $0.localization == nil && entry.shouldTranslate ? nil : $0 }
    case .key: match(entry)
    case .sourceText:
      text(of: entry, in: catalog.sourceLanguage).flatMap { $0.localization == nil ? nil : $0 }
    case .sourceKey: source(entry)
    }
  }

  /// The text for the request, not counting the source language as a last resort.
  func match(_ entry: CatalogEntry) -> Found? {
    if !entry.shouldTranslate { return source(entry) }
    for locale in chain.locales {
      if let found = text(of: entry, in: locale) { return found }
    }
    return nil
  }

  /// The text of the source language.
  func source(_ entry: CatalogEntry) -> Found {
    text(of: entry, in: catalog.sourceLanguage)
      ?? Found(locale: catalog.sourceLanguage, localization: nil)
  }

  /// The text of one locale; in the source language an entry without one shows its key.
  func text(of entry: CatalogEntry, in locale: String) -> Found? {
    if let localization = entry.localization(locale), localization.hasText {
      return Found(locale: locale, localization: localization)
    }
    return locale == catalog.sourceLanguage ? Found(locale: locale, localization: nil) : nil
  }

  func message(_ found: Found, of entry: CatalogEntry) -> Message {
    let rules = rules[found.locale] ?? .shared(LanguageTag(parsing: found.locale) ?? .english)
    guard let localization = found.localization else {
      return Message(entry.key, syntax: syntax, rules: rules)
    }
    return Message(
      localization, key: entry.key, source: entry.localization(catalog.sourceLanguage),
      syntax: syntax, rules: rules)
  }

  /// The entry of a key, or `nil`.
  func entry(_ key: String) -> CatalogEntry? {
    let place = index.withLock { index in
      if let index { return index[key] }
      var made = KeyTable<Int>(capacity: catalog.entries.count)
      for (place, entry) in catalog.entries.enumerated() { made.add(entry.key, place) }
      index = made
      return made[key]
    }
    return place.map { catalog.entries[$0] }
  }
}

extension CatalogLocalization {
  /// Whether there is a text to show.
  fileprivate var hasText: Bool { content?.hasText ?? false }
}
