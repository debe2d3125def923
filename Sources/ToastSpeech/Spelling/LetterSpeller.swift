import ToastAccessibility
import ToastText

/// Spells a text letter by letter, capitals and signs named.
struct LetterSpeller {
  let words: SpokenWords
  let language: LanguageTag

  /// The letters with a comma between them, so that a voice keeps them apart.
  func spelled(_ text: String) -> String {
    let pronouncer = SymbolPronouncer(language: language, level: .char)
    let letters = text.map { character -> String in
      if character.isUppercase, character.isLetter {
        let letter = String(character)
        return words.word("speech.capital", [.string(letter)])?.text ?? letter
      }
      if character.isLetter || character.isNumber { return String(character) }
      return pronouncer.spoken(String(character)).filter { $0 != character || $0.isLetter }
    }
    return letters.filter { !$0.isEmpty }.joined(separator: separator)
  }

  private var separator: String {
    switch language.language {
    case "ja": "、"
    case "zh", "yue": "，"
    default: ", "
    }
  }
}
