/// Turns spaced katakana, with digits and Latin as they are written, into six-dot cells.
///
/// The last of the three stages of Japanese kana braille. The signs that readings may carry are
/// kept: ⠦ ⠴ around foreign quotations, ⠠⠦ ⠠⠴ around information-processing braille, ⠼ between
/// numbers that stand side by side. (日本点字表記法 2018.)
///
/// ```swift
/// KanaCellWriter.cells(of: MappedText("ホゾン シマシタ")).cells  // ⠮⠐⠺⠴⠀⠳⠵⠳⠕
/// ```
struct KanaCellWriter {
  /// What the signs in force are, so that they need not be repeated.
  enum Context { case plain, number, latin }

  /// Which quotation the writer is in.
  enum Quotation { case none, foreign, computer }

  let table: KanaCellTable
  let input: [Unicode.Scalar]
  var index = 0
  var context = Context.plain
  var quotation = Quotation.none
  var output = MappedCells()
  var undefined: [Int] = []

  private init(_ input: [Unicode.Scalar], table: KanaCellTable) {
    self.input = input
    self.table = table
  }

  /// The cells of a text, and the offsets of the scalars that have none.
  static func cells(
    of input: [Unicode.Scalar], table: KanaCellTable = .embedded
  ) -> (line: MappedCells, undefined: [Int]) {
    var writer = KanaCellWriter(input, table: table)
    while writer.index < input.count { writer.step() }
    return (writer.output, writer.undefined)
  }

  /// The scalar at an offset from the current one.
  func scalar(at distance: Int = 0) -> Unicode.Scalar? {
    input.indices.contains(index + distance) ? input[index + distance] : nil
  }

  /// Writes cells for the current scalar.
  mutating func write(_ cells: [BrailleCell]) {
    output.append(cells, position: index)
  }

  /// Writes a sign that belongs to the scalar before, such as a joiner.
  mutating func writeSignBefore(_ name: String) {
    output.append(table.sign(name), position: max(0, index - 1))
  }

  private mutating func step() {
    guard let scalar = scalar() else { return }
    if BrailleCell(scalar) != nil {
      writeBrailleScalar(scalar)
    } else if quotation != .none {
      writeQuoted(scalar)
    } else if scalar == " " {
      context = .plain
      write([.blank])
      index += 1
    } else if let cells = table.digits[scalar] {
      writeDigit(cells)
    } else if table.letters[scalar.lowercase] != nil {
      writeLatinWord()
    } else if writeKana() {
      context = .plain
    } else {
      writeMark(scalar)
    }
  }

  private mutating func writeDigit(_ cells: [BrailleCell]) {
    if context != .number { write(table.sign("number")) }
    context = .number
    write(cells)
    index += 1
  }

  /// Writes a kana, or the two kana of a contracted sound; `false` where there is none.
  private mutating func writeKana() -> Bool {
    guard let first = scalar() else { return false }
    if let second = scalar(at: 1), let cells = pair(first, second) {
      writeJoiner(before: cells)
      // The sign of a contracted sound stands for its first kana, the cell after it for both.
      write(Array(cells.prefix(1)))
      index += 1
      write(Array(cells.dropFirst()))
    } else if let cells = table.kana[String(first)] {
      writeJoiner(before: cells)
      write(cells)
    } else {
      return false
    }
    index += 1
    return true
  }

  private func pair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> [BrailleCell]? {
    table.kana[String(first) + String(second)]
  }

  /// Parts a kana from the number or the letters it follows, where it could be read as part of
  /// them.
  private mutating func writeJoiner(before cells: [BrailleCell]) {
    switch context {
    case .latin: writeSignBefore("joiner")
    case .number where table.isDigit(cells.first) || isMistakenForGroups(cells):
      writeSignBefore("joiner")
    default: break
    }
  }

  /// Whether ワ, the cell that parts thousands, is followed by three kana that look like digits.
  private func isMistakenForGroups(_ cells: [BrailleCell]) -> Bool {
    guard cells == table.sign("thousands") else { return false }
    return (1...3).allSatisfy { distance in
      guard let scalar = scalar(at: distance), let cells = table.kana[String(scalar)] else {
        return false
      }
      return cells.count == 1 && table.isDigit(cells.first)
    }
  }
}

extension Unicode.Scalar {
  /// The lower-case form where it is a single scalar, else the scalar itself.
  var lowercase: Unicode.Scalar {
    let mapping = properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first ?? self : self
  }
}
