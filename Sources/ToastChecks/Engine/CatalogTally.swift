/// Counts over the texts of a catalog, locale by locale, for checks that follow its majority.
struct CatalogTally: Sendable {
  /// The counts of one locale.
  struct Counts: Sendable {
    /// Keys with a text.
    var keys = 0
    /// Texts with a Han character.
    var han = 0
    /// Of those, texts with a character that is Simplified only.
    var simplified = 0
    /// Of those, texts with a character that is Traditional only.
    var traditional = 0
    /// Colons of half and of full width after an ideograph.
    var halfColons = 0
    var fullColons = 0
    /// Ideographs beside Latin letters or digits with and without a space between.
    var spaced = 0
    var unspaced = 0
  }

  private(set) var counts: [String: Counts] = [:]

  /// Keys that wait for a translation.
  private(set) var translatable = 0

  /// Keys with a text in the source language.
  private(set) var sourceKeys = 0

  /// The counts of a locale.
  func counts(of locale: String) -> Counts { counts[locale] ?? Counts() }

  /// Whether the texts of a locale are written in the other Chinese script as a whole.
  func isSwapped(_ locale: LocaleProfile) -> Bool {
    let counts = counts(of: locale.name)
    guard counts.han >= 5 else { return false }
    let foreign = locale.isHans ? counts.traditional : counts.simplified
    return foreign * 2 > counts.han
  }

  /// How many of a hundred translatable keys a locale has.
  func coverage(of locale: String) -> Int {
    translatable == 0 ? 100 : counts(of: locale).keys * 100 / translatable
  }

  mutating func add(_ entry: EntryTexts) {
    if entry.source != nil { sourceKeys += 1 }
    guard entry.isTranslatable else { return }
    let hasWords = entry.hasWordsToTranslate
    if hasWords { translatable += 1 }
    for texts in entry.translations where !texts.units.isEmpty {
      var counts = counts[texts.locale.name] ?? Counts()
      if hasWords { counts.keys += 1 }
      if texts.locale.isIdeographic { for unit in texts.units { counts.add(unit) } }
      self.counts[texts.locale.name] = counts
    }
  }

  mutating func merge(_ other: CatalogTally) {
    translatable += other.translatable
    sourceKeys += other.sourceKeys
    for (locale, more) in other.counts { counts[locale, default: Counts()].add(more) }
  }
}

extension CatalogTally.Counts {
  mutating func add(_ unit: TextUnit) {
    guard unit.traits.contains(.han) else { return }
    han += 1
    if unit.traits.contains(.simplified) { simplified += 1 }
    if unit.traits.contains(.traditional) { traditional += 1 }
    guard unit.traits.hasAny(of: [.colon, .fullwidth, .latin, .digit]) else { return }
    var previous: Unicode.Scalar = "\0"
    var beforePrevious: Unicode.Scalar = "\0"
    for scalar in unit.value.unicodeScalars {
      if scalar == ":", previous.isIdeograph { halfColons += 1 }
      if scalar == "：", previous.isIdeograph { fullColons += 1 }
      if Self.meet(previous, scalar) { unspaced += 1 }
      if previous == " ", Self.meet(beforePrevious, scalar) { spaced += 1 }
      beforePrevious = previous
      previous = scalar
    }
  }

  private static func meet(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    left.isIdeograph && right.isASCIILetterOrDigit || left.isASCIILetterOrDigit && right.isIdeograph
  }

  mutating func add(_ other: Self) {
    keys += other.keys
    han += other.han
    simplified += other.simplified
    traditional += other.traditional
    halfColons += other.halfColons
    fullColons += other.fullColons
    spaced += other.spaced
    unspaced += other.unspaced
  }
}
