public import ToastText

/// Makes a text fit to be spoken or brailled.
///
/// Out go the marks nobody hears, markup and tags; emoji become their names; white space collapses.
/// What a program left in by mistake, such as `%@` or `Optional(`, stays and is reported.
///
/// ```swift
/// TextCleaning(language: .english).clean("**Saved** 🎉").text  // "Saved party popper"
/// TextCleaning(language: .english).clean("Hello, %@").problems.count  // 1
/// ```
public struct TextCleaning: Sendable {
  /// The language of the text, in which emoji are named.
  public let language: LanguageTag

  /// Whether an underscore marks the letter of a keyboard shortcut, as in GTK's catalogs.
  public let hasMnemonics: Bool

  /// Whether emoji become their names.
  public let namesEmoji: Bool

  /// Creates a cleaning for texts of one language.
  public init(language: LanguageTag, hasMnemonics: Bool = false, namesEmoji: Bool = true) {
    self.language = language
    self.hasMnemonics = hasMnemonics
    self.namesEmoji = namesEmoji
  }

  /// The text as it is spoken, and what was left in it by mistake.
  public func clean(_ text: String) -> (text: String, problems: [Problem]) {
    var problems = LeftoverFinder(text).problems()
    // Most texts have nothing of all this.
    guard text.unicodeScalars.contains(where: Self.needsWork) || hasMnemonics else {
      return (WhiteSpace.collapsed(text), problems)
    }
    var cleaned = InvisibleCharacters.removed(from: text, problems: &problems)
    cleaned = MarkupRemover(cleaned).plainText()
    if hasMnemonics { cleaned = Mnemonics.removed(from: cleaned) }
    if namesEmoji { cleaned = named(cleaned) }
    return (WhiteSpace.collapsed(cleaned), problems)
  }

  /// A text in its language, cleaned.
  public func clean(_ text: SpokenText) -> (text: SpokenText, problems: [Problem]) {
    var copy = text
    let (words, problems) = clean(text.text)
    copy.text = words
    return (copy, problems)
  }

  private static func needsWork(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "*", "_", "`", "~", "[", "<", "&", "^", "\u{AD}", "\u{FFFD}": true
    default:
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar == "\u{61C}"
        || (0x200B...0x2069).contains(scalar.value)
        || scalar.value >= 0x2100
          && !(0x3000...0xD7FF).contains(scalar.value)
        || scalar == "\u{3030}" || scalar == "\u{303D}" || scalar == "\u{3297}"
        || scalar == "\u{3299}" || scalar == "\u{203C}" || scalar == "\u{2049}"
    }
  }

  /// The text with names for emoji, blanks between a name and the letters beside it.
  private func named(_ text: String) -> String {
    guard text.contains(where: EmojiNames.isNamed) else { return text }
    let names = EmojiNames(language: language)
    var result = ""
    var afterName = false
    for character in text {
      if EmojiNames.isNamed(character), let name = names.name(of: String(character)) {
        if let last = result.last, !last.isWhitespace, !Self.opens(last) { result += " " }
        result += name
        afterName = true
      } else {
        if afterName, character.isLetter || character.isNumber { result += " " }
        result.append(character)
        afterName = false
      }
    }
    return result
  }

  private static func opens(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.generalCategory == .openPunctuation
  }
}
