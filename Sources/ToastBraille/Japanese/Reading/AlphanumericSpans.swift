/// Finds the stretches that are not Japanese, and says how each is brailled.
///
/// A single word takes the foreign-letter sign; a phrase, a file or host name and what has an
/// apostrophe is quoted as foreign; an address, a path or source text is information-processing
/// braille. (日本点字表記法 2018, 第4章.)
struct AlphanumericSpans {
  private let text: [Unicode.Scalar]

  /// The stretches of a folded text, in order.
  static func find(in text: [Unicode.Scalar]) -> [AlphanumericSpan] {
    let finder = AlphanumericSpans(text: text)
    var spans: [AlphanumericSpan] = []
    var index = 0
    while index < text.count {
      guard finder.isInner(index) else {
        index += 1
        continue
      }
      let end = finder.end(ofRunAt: index)
      spans += finder.spans(in: index..<end)
      index = end
    }
    return spans
  }

  /// Whether a scalar belongs to a run: visible ASCII but brackets and quotation marks.
  private func isInner(_ index: Int) -> Bool {
    let scalar = text[index]
    return (0x21...0x7E).contains(scalar.value) && !"()\"".unicodeScalars.contains(scalar)
  }

  /// Where a run ends; single blanks between its words belong to it.
  private func end(ofRunAt start: Int) -> Int {
    var index = start
    while index < text.count {
      if isInner(index) {
        index += 1
      } else if text[index] == " ", index + 1 < text.count, isInner(index + 1) {
        index += 1
      } else {
        break
      }
    }
    return index
  }

  private func spans(in run: Range<Int>) -> [AlphanumericSpan] {
    if isPhrase(run) { return [AlphanumericSpan(kind: .quotation, range: run)] }
    var spans: [AlphanumericSpan] = []
    var start = run.lowerBound
    for index in run.lowerBound...run.upperBound
    where index == run.upperBound || text[index] == " " {
      if start < index { spans += self.spans(ofWord: start..<index) }
      start = index + 1
    }
    return spans
  }

  /// Whether a run is a phrase: two words or more, letters throughout, not all of them initials.
  private func isPhrase(_ run: Range<Int>) -> Bool {
    let words = text[run].split(separator: " ")
    guard words.count > 1 else { return false }
    let areLetters = words.allSatisfy { word in
      word.allSatisfy { $0.isASCIILetter || ",.!?';:-&".unicodeScalars.contains($0) }
    }
    return areLetters && words.contains { word in word.count { $0.isASCIILetter } > 1 }
      && words.count { word in word.contains { $0.isASCIILetter } } > 1
  }

  private func spans(ofWord word: Range<Int>) -> [AlphanumericSpan] {
    if isComputer(word) { return [AlphanumericSpan(kind: .computer, range: word)] }
    if isName(word) { return [AlphanumericSpan(kind: .quotation, range: word)] }
    return parts(of: word)
  }

  /// Whether a word is an address, a path or source text.
  private func isComputer(_ word: Range<Int>) -> Bool {
    let scalars = text[word]
    // A bracket alone encloses Japanese.
    if scalars.count == 1, scalars.contains(where: { "{}[]".unicodeScalars.contains($0) }) {
      return false
    }
    let codes = scalars.count { "\\{}^_|~$`".unicodeScalars.contains($0) }
    let hasAddress =
      scalars.count > 2 && scalars.contains("@")
      || String(String.UnicodeScalarView(scalars)).contains("://")
    let hasList = scalars.contains("[") && scalars.contains("-")
    return codes > 0 || hasAddress || hasList
      || scalars.count > 2 && !scalars.contains { $0.isASCIILetterOrDigit || $0 == "<" }
        && Set(scalars).count > 2
  }

  /// Whether a word is a file or host name, a version, or has an apostrophe inside.
  private func isName(_ word: Range<Int>) -> Bool {
    let scalars = Array(text[word])
    guard scalars.contains(where: \.isASCIILetter) else { return false }
    for index in scalars.indices.dropFirst().dropLast()
    where scalars[index - 1].isASCIILetterOrDigit && scalars[index + 1].isASCIILetterOrDigit {
      if scalars[index] == "'" { return true }
      // “No.5” is an abbreviation and a number.
      let isAbbreviation =
        scalars[..<index].allSatisfy(\.isASCIILetter) && scalars[index + 1].isASCIIDigit
      if scalars[index] == ".", !isAbbreviation { return true }
    }
    return false
  }

  /// A word in its numbers, letters and marks.
  private func parts(of word: Range<Int>) -> [AlphanumericSpan] {
    var spans: [AlphanumericSpan] = []
    var index = word.lowerBound
    while index < word.upperBound {
      let start = index
      let kind: AlphanumericSpan.Kind
      if text[index].isASCIIDigit {
        kind = .number
        while index < word.upperBound,
          text[index].isASCIIDigit || ",.".unicodeScalars.contains(text[index]) && isInNumber(index)
        {
          index += 1
        }
      } else if text[index].isASCIILetter {
        kind = .letters
        while index < word.upperBound, text[index].isASCIILetter { index += 1 }
      } else {
        kind = .marks
        index += 1
      }
      spans.append(AlphanumericSpan(kind: kind, range: start..<index))
    }
    return spans
  }

  /// Whether a comma or point stands between digits.
  private func isInNumber(_ index: Int) -> Bool {
    index + 1 < text.count && text[index + 1].isASCIIDigit
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is one of A–Z and a–z.
  var isASCIILetter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }

  /// Whether the scalar is one of 0–9.
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  /// Whether the scalar is one of A–Z, a–z and 0–9.
  var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
}
