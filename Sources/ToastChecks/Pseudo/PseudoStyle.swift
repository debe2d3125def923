/// What a pseudo-translation shows.
public enum PseudoStyle: String, Hashable, Sendable, CaseIterable {
  /// Letters with accents: text that stays as it was is not taken from the catalog.
  case accented
  /// Accents and more words: text that is cut off has too little room.
  case expanded
  /// Text that runs from right to left: layout that does not turn round.
  case rtl
  /// Text in brackets: text that is joined from pieces, or cut off.
  case bracketed
  /// Text between a spoken “start” and “end”: announcements that are cut off or joined.
  case speech

  /// The locale that the texts go under: CLDR's pseudo-locales.
  public var locale: String { self == .rtl ? "ar-XB" : "en-XA" }
}
