private import ToastAccessibility
internal import ToastText

/// Puts the names of emoji in their place, before anything is brailled: no table has cells for
/// them.
///
/// The names are those of CLDR in the language of the text. What has cells of its own, such as an
/// arrow in English braille, keeps them.
struct EmojiSubstitution {
  private let language: LanguageTag
  private let isUndefined: (Unicode.Scalar) -> Bool

  init(language: LanguageTag, isUndefined: @escaping (Unicode.Scalar) -> Bool) {
    self.language = language
    self.isUndefined = isUndefined
  }

  /// A text with names for its emoji and without invisible marks; each scalar knows its character.
  func substitute(_ text: String) -> MappedText {
    var result = MappedText()
    result.reserveCapacity(text.utf8.count)
    var endsInName = false
    for (offset, character) in text.enumerated() {
      if !endsInName, let scalar = character.onlyPlainScalar {
        result.append(scalar, origin: offset)
        continue
      }
      if let name = name(of: character) {
        append(name, at: offset, to: &result)
        endsInName = true
        continue
      }
      for scalar in character.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
        // An emoji that hangs on a letter, such as a skin tone, is named by itself.
        if scalar.value >= 0x1F000, let name = name(of: Character(scalar)) {
          append(name, at: offset, to: &result)
          endsInName = true
          continue
        }
        if endsInName, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
          result.append(" ", origin: offset)
        }
        endsInName = false
        result.append(scalar.isLineBreak ? " " : scalar, origin: offset)
      }
    }
    return result
  }

  /// Adds a name, parted by a blank from what stands before it.
  private func append(_ name: String, at offset: Int, to result: inout MappedText) {
    if let last = result.scalars.last, !last.properties.isWhitespace, !last.isOpening {
      result.append(" ", origin: offset)
    }
    result.append(name.unicodeScalars, origin: offset)
  }

  private func name(of character: Character) -> String? {
    guard let first = character.unicodeScalars.first else { return nil }
    // Keycaps and flags begin with scalars that are no emoji by themselves.
    let isEmoji =
      first.properties.isEmojiPresentation
      || character.unicodeScalars.dropFirst().contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
    guard isEmoji || first.value >= 0x2000 && first.isSymbol && isUndefined(first) else {
      return nil
    }
    // An emoji younger than the table has at least the name of its character.
    return EmojiNames(language: language).name(of: String(character))
      ?? (isEmoji ? first.properties.name?.lowercased() : nil)
  }
}

extension Character {
  /// Its scalar, if it has but one and that is a letter or mark which is never changed.
  fileprivate var onlyPlainScalar: Unicode.Scalar? {
    var scalars = unicodeScalars.makeIterator()
    guard let scalar = scalars.next(), scalars.next() == nil else { return nil }
    switch scalar.value {
    case 0x20...0x7E, 0x3001...0x3003, 0x3041...0x3096, 0x30A1...0x30FE, 0x4E00...0x9FFF,
      0xFF01...0xFF5E:
      return scalar
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a symbol rather than a letter or a mark of punctuation.
  fileprivate var isSymbol: Bool {
    switch properties.generalCategory {
    case .otherSymbol, .mathSymbol, .modifierSymbol: true
    default: false
    }
  }

  /// Whether the scalar opens a bracket or quotation.
  fileprivate var isOpening: Bool {
    properties.generalCategory == .openPunctuation
      || properties.generalCategory == .initialPunctuation
  }

  /// Whether the scalar breaks a line or jumps to a stop, which a line of braille does not.
  fileprivate var isLineBreak: Bool {
    properties.isWhitespace && (value < 0x20 || value == 0x85 || value == 0x2028 || value == 0x2029)
  }
}
