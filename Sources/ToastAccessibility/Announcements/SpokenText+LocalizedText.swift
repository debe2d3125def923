public import ToastFormatting
import ToastText

extension SpokenText {
  /// Takes over a text as a localizer wrote it, with its language, source and reading.
  ///
  /// ```swift
  /// let text = SpokenText(localizer.resolve(ToastText(key: "saved")))
  /// text.source.rawValue  // "Photos.xcstrings#saved"
  /// ```
  public init(_ text: LocalizedText) {
    let source: TextSource
    if let key = text.key {
      if let file = text.file {
        let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
        let name = slash.map { String(file[file.utf8.index(after: $0)...]) } ?? file
        source = ReaderPhrases.kitFiles.contains(file) ? .kit(key) : .catalog(name, key: key)
      } else {
        source = .missing(key)
      }
    } else {
      source = .verbatim
    }
    self.init(text.text, language: text.language, source: source, reading: text.reading)
  }
}
