internal import ToastAccessibility
internal import ToastFormatting
internal import ToastText

extension LocalizedText {
  /// The text as a reader gets it.
  var spoken: SpokenText {
    SpokenText(text, language: language, source: source, reading: reading)
  }

  private var source: TextSource {
    guard let key else { return .verbatim }
    guard let file, ![BuiltInLabels.file, ReaderPhrases.file].contains(file) else {
      return .kit(key)
    }
    return .catalog(file.split(separator: "/").last.map(String.init) ?? file, key: key)
  }
}

extension SpokenWords {
  /// The kit's own words as a localizer finds them, with what a user's catalogs put in their place.
  init(_ localizer: Localizer, language: LanguageTag) {
    self.init(language: language) { key, arguments in
      let text = localizer.localize(key, arguments)
      return text.isFound ? text.spoken : nil
    }
  }
}
