/// The states of XLIFF and those of String Catalogs. (XLIFF 1.2, section 2.2.1, `state`.)
enum XLIFFState {
  /// What an XLIFF state says of a translation that came back.
  enum Meaning: Equatable {
    /// The translation is done, in this state of the catalog.
    case done(TranslationState)
    /// The translator has not got that far: the text is not taken over.
    case unfinished
  }

  /// The attributes of `<target>` for a state of a catalog.
  static func attributes(
    of state: TranslationState?
  ) -> (state: String?, qualifier: String?) {
    switch state {
    case nil: (nil, nil)
    case .needsReview: ("needs-review-l10n", nil)
    case .machineTranslated: ("translated", "leveraged-mt")
    case .new, .translated: (state?.rawValue, nil)
    // The schema knows no other words but those that begin so.
    case .some(let other): (extended(other.rawValue), nil)
    }
  }

  /// A state of the catalog's own; one without a word is none, and the schema wants no blank in it.
  private static func extended(_ state: String) -> String? {
    let word = state.filter { !$0.isWhitespace }
    return word.isEmpty ? nil : "x-" + word
  }

  /// What the attributes of `<target>` mean, or `nil` where no state is given.
  static func meaning(state: String?, qualifier: String?) -> Meaning? {
    switch state {
    case nil: nil
    case "new", "needs-translation", "needs-adaptation", "needs-l10n": .unfinished
    case "needs-review-translation", "needs-review-adaptation", "needs-review-l10n":
      .done(.needsReview)
    case "translated", "final", "signed-off":
      .done(
        qualifier == "leveraged-mt" || qualifier == "mt-suggestion"
          ? .machineTranslated : .translated)
    case .some(let other):
      // A state of an application's own begins with `x-`.
      .done(
        other.hasPrefix("x-") ? TranslationState(rawValue: String(other.dropFirst(2))) : .translated
      )
    }
  }
}
