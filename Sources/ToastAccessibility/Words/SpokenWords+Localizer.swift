import ToastCatalogs
import ToastData
public import ToastFormatting
import ToastText

extension SpokenWords {
  /// The words that a localizer's user reads; the phrases of readers come from the kit's own
  /// catalog.
  ///
  /// A catalog of the user's may replace any of them by having its key.
  ///
  /// ```swift
  /// SpokenWords(Localizer([], request: LocaleRequest(["ja"]))).word("status.warning")?.text  // "警告"
  /// ```
  public init(_ localizer: Localizer) {
    let request = localizer.options.labelRequest ?? localizer.request
    var options = localizer.options
    options.includesLabels = false
    options.labelRequest = nil
    let phrases = Localizer([ReaderPhrases.catalog], request: request, options: options)
    let language = localizer.localize(LabelKey.announcement).language
    self.init(language: language) { key, arguments in
      let own = localizer.localize(key, arguments)
      let found = own.isFound ? own : phrases.localize(key, arguments)
      guard found.isFound else { return nil }
      return SpokenText(found)
    }
  }
}
