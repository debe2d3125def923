internal import ToastAccessibility
internal import ToastText

/// Which languages the texts are in that messages quote.
struct HTMLQuotations {
  /// The language of what is quoted and not known otherwise.
  private let language: HTMLLanguage
  private let names: Set<String>
  private var texts: [String: [SpokenSegment]] = [:]
  private var words: [String: HTMLLanguage] = [:]
  /// For words of texts without blanks: the language a character is seen in, the locale's own first.
  private var characters: [Character: HTMLLanguage] = [:]

  /// Gathers what a transcript says, whole and word by word, and the names of its toasts.
  init(_ transcript: Transcript, names: [String]) {
    language = HTMLLanguage(transcript.locale)
    self.names = Set(names)
    for record in transcript.announcements {
      let segments = record.announcement.segments
      texts[record.announcement.text] = segments
      for segment in segments {
        let language = HTMLLanguage(segment.language)
        for word in segment.text.split(whereSeparator: \.isWhitespace) {
          words[Self.bare(word)] = language
          for part in word.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            words[String(part)] = language
            for character in part where characters[character] != self.language {
              if !character.isASCII { characters[character] = language }
            }
          }
        }
      }
    }
  }

  /// A word without the marks around it.
  private static func bare(_ word: Substring) -> String {
    let isMark = { (character: Character) in !character.isLetter && !character.isNumber }
    guard let last = word.lastIndex(where: { !isMark($0) }) else { return String(word) }
    return String(word[...last].drop(while: isMark))
  }

  /// The quotation that a text begins with: up to a closing mark, which may be an apostrophe in
  /// what is known.
  func quotation(at text: Substring) -> String {
    let ends = text.indices.filter { text[$0] == "’" }
    let candidates = ends.lazy.map { String(text[..<$0]) }
    return candidates.last { names.contains($0) || texts[$0] != nil || words[$0] != nil }
      ?? candidates.first ?? String(text)
  }

  /// A quotation in pieces of one language each; the name of a toast, a key or a symbol has none.
  func pieces(of quotation: String) -> [(text: String, language: HTMLLanguage?)] {
    if names.contains(quotation) { return [(quotation, nil)] }
    if let segments = texts[quotation] {
      return segments.map { ($0.text, HTMLLanguage($0.language)) }
    }
    if let known = words[quotation] { return [(quotation, known)] }
    guard let sign = quotation.first(where: { !$0.isASCII }) else { return [(quotation, nil)] }
    return [(quotation, characters[sign] ?? language)]
  }
}
