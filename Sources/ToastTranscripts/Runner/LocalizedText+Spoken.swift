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
    guard let file, !ReaderPhrases.kitFiles.contains(file) else {
      return .kit(key)
    }
    return .catalog(file.split(separator: "/").last.map(String.init) ?? file, key: key)
  }
}
