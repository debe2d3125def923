/// Judges texts that are the same as their source.
enum CopiedText {
  /// What a copy most likely is.
  enum Verdict {
    /// A name, a unit, a format: the same in every language.
    case fine
    /// Likely not translated.
    case doubtful
    /// A sentence or phrase in a language with another script.
    case untranslated
  }

  static func verdict(_ text: TextPair) -> Verdict {
    let words = PlainWords.text(of: text.unit).words.filter { $0.contains(where: \.isLetter) }
    guard !words.isEmpty, !isAddress(text.value) else { return .fine }
    let isOtherScript =
      !text.locale.letters.isEmpty
      && text.locale.letters.isDisjoint(with: text.catalog.source.letters)
    let lowered = words.map { $0.lowercased() }
    let names = text.catalog.configuration.doNotTranslate.flatMap { $0.lowercased().words }
    guard !lowered.allSatisfy(names.contains) else { return .fine }
    let common = lowered.filter(CommonWords.contains)
    // A word in lower case that is not the first: a phrase, not a name.
    let hasPhrase = words.dropFirst().contains { $0.count > 2 && $0 == $0.lowercased() }
    if isOtherScript {
      if words.count >= 2 {
        // “Home Assistant” is a name, “Sync Failed” and “Enter Full Screen” are not.
        let isTitle = common.count * 2 > words.count || CommonWords.isVerb(lowered[0])
        return hasPhrase || isTitle ? .untranslated : .fine
      }
      return common.isEmpty ? .fine : .doubtful
    }
    // Related languages share words: only a phrase with English words for things an interface does.
    guard words.count >= 2, hasPhrase else { return .fine }
    return common.count >= 2 || (words.count >= 3 && !common.isEmpty) ? .doubtful : .fine
  }

  /// Whether a text is a domain or a file name: “archive.today”, “config.json”.
  private static func isAddress(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard !scalars.contains(where: \.isBlank) else { return false }
    return scalars.indices.dropFirst().dropLast().contains { index in
      scalars[index] == "." && scalars[index - 1].isASCIILetterOrDigit
        && scalars[index + 1].isASCIILetterOrDigit
    }
  }
}

extension String {
  /// The words between white space and punctuation; hyphens and apostrophes stay inside.
  var words: [String] {
    unicodeScalars.split { scalar in
      !(scalar.isLetter || scalar.isASCIIDigit || scalar == "-" || scalar == "'" || scalar == "’")
    }.map { String($0) }
  }
}

extension String {
  fileprivate func contains(where isMember: (Unicode.Scalar) -> Bool) -> Bool {
    unicodeScalars.contains(where: isMember)
  }
}
