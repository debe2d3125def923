extension KanaCellWriter {
  /// Writes a braille character of the text as it stands; some open or close a quotation.
  mutating func writeBrailleScalar(_ scalar: Unicode.Scalar) {
    let next = self.scalar(at: 1)
    write([BrailleCell(scalar) ?? .blank])
    index += 1
    switch scalar {
    case "⠦" where quotation == .none && next.map { BrailleCell($0) == nil } ?? false:
      quotation = self.scalar(at: -2) == "⠠" ? .computer : .foreign
      context = .plain
    case "⠴" where quotation != .none:
      quotation = .none
      context = .plain
    case "⠼":
      // The text itself has put the number sign.
      context = .number
    default: context = .plain
    }
  }

  /// Writes a bracket, a mark or a letter of another script.
  mutating func writeMark(_ scalar: Unicode.Scalar) {
    if let cells = table.openings[scalar] ?? table.closings[scalar] {
      write(cells)
      context = .plain
    } else if context == .number, let cells = markInNumber(scalar) {
      write(cells)
    } else if context == .latin, Self.latinMarks.contains(scalar), let cells = table.quoted[scalar]
    {
      write(cells)
      // Only strokes, full stops and plus signs belong to the word they stand in.
      if scalar != "/" && scalar != "." && scalar != "+" { context = .plain }
    } else if context == .number, scalar == ":", let mark = table.marks[scalar] {
      // Between hours and minutes.
      write(mark.cells)
      context = .plain
    } else if let mark = table.marks[scalar] {
      writeBlanks(mark.blanksBefore, isBefore: true)
      write(mark.cells)
      context = .plain
      writeBlanks(mark.blanksAfter, isBefore: false)
    } else if let cells = table.foreignLetters[scalar.lowercase] {
      // The international alphabets mark a capital by dot 7.
      let isCapital = scalar.lowercase != scalar
      write(cells.map { isCapital ? BrailleCell(pattern: $0.pattern | 0b0100_0000) : $0 })
      context = .plain
    } else {
      undefined.append(index)
      write([Self.placeholder])
      context = .plain
    }
    index += 1
  }

  /// The marks that follow letters in their foreign form.
  private static let latinMarks: Set<Unicode.Scalar> = [",", ".", ":", ";", "'", "-", "/", "+"]

  /// What stands for a scalar without cells, as hidden words are shown.
  private static let placeholder = BrailleCell(dots: [1, 2, 3, 4, 5, 6])

  /// The comma of thousands, and the decimal point before a digit; both keep the number going.
  private func markInNumber(_ scalar: Unicode.Scalar) -> [BrailleCell]? {
    let isBeforeDigit = self.scalar(at: 1).map { table.digits[$0] != nil } ?? false
    if scalar == "," { return table.sign("thousands") }
    return scalar == "." && isBeforeDigit ? table.sign("decimal") : nil
  }

  /// Writes the blanks a mark asks for, less those that are there already.
  ///
  /// None at the ends of a line, before a closing bracket, or between two marks of a sentence.
  private mutating func writeBlanks(_ count: Int, isBefore: Bool) {
    guard count > 0 else { return }
    if isBefore {
      guard let last = output.cells.last, !last.isBlank else { return }
      output.append(repeatElement(.blank, count: count), position: index)
      return
    }
    let rest = input[(index + 1)...]
    let present = rest.prefix { $0 == " " || $0 == "\u{2800}" }.count
    guard let next = rest.dropFirst(present).first, present < count else { return }
    if present == 0, table.closings[next] != nil || (table.marks[next]?.blanksAfter ?? 0) > 0 {
      return
    }
    output.append(repeatElement(.blank, count: count - present), position: index)
  }
}
