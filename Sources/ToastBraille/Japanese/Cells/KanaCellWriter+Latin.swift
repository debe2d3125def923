extension KanaCellWriter {
  /// Writes the letters that stand together, after the foreign-letter sign unless it is in force.
  mutating func writeLatinWord() {
    if context != .latin { write(table.sign("latin")) }
    context = .latin
    writeLetters()
  }

  /// Writes the letters that stand together, capitals after their sign.
  ///
  /// Two or more capitals and nothing else take one double sign; in a mixed word each takes its
  /// own.
  mutating func writeLetters() {
    let word = input[index...].prefix { table.letters[$0.lowercase] != nil }
    let isAllCapitals = word.count > 1 && word.allSatisfy { $0.lowercase != $0 }
    if isAllCapitals { write(table.sign("capital") + table.sign("capital")) }
    for letter in word {
      if !isAllCapitals, letter.lowercase != letter { write(table.sign("capital")) }
      write(table.letters[letter.lowercase] ?? [])
      index += 1
    }
  }

  /// Writes a scalar inside a quotation, where digits and letters follow foreign rules.
  mutating func writeQuoted(_ scalar: Unicode.Scalar) {
    if let digit = table.digits[scalar] {
      if context != .number { write(table.sign("number")) }
      context = .number
      write(digit)
      index += 1
    } else if table.letters[scalar.lowercase] != nil {
      if letterLooksLikeDigit(scalar) { write(table.sign("latin")) }
      context = .plain
      writeLetters()
    } else if let cells = symbols[scalar] {
      // A number goes on through the marks inside it.
      if !(context == .number && (scalar == "." || scalar == ",")) { context = .plain }
      write(cells)
      index += 1
    } else if scalar == " " {
      context = .plain
      write([.blank])
      index += 1
    } else {
      context = .plain
      writeMark(scalar)
    }
  }

  private var symbols: [Unicode.Scalar: [BrailleCell]] {
    quotation == .computer ? table.computer : table.quoted
  }

  /// Whether a letter from a to j would be read as a digit, because a number is in force.
  ///
  /// In information-processing braille it is in force through a full stop as well.
  private func letterLooksLikeDigit(_ scalar: Unicode.Scalar) -> Bool {
    guard context == .number, let cells = table.letters[scalar], table.isDigit(cells.first) else {
      return false
    }
    let isAfterDigit = self.scalar(at: -1).map { table.digits[$0] != nil } ?? false
    return isAfterDigit || quotation == .computer
  }
}
