private import ToastData

/// The table `Resources/Braille/ja-kana.tsv`: which cells stand for kana, digits, letters and
/// marks.
struct KanaCellTable: Sendable {
  /// A mark, with the blanks that must stand around it inside a line.
  struct Mark: Hashable, Sendable {
    var cells: [BrailleCell]
    var blanksBefore = 0
    var blanksAfter = 0
  }

  /// Kana by one or two scalars; contracted sounds have two.
  private(set) var kana: [String: [BrailleCell]] = [:]
  /// Digits.
  private(set) var digits: [Unicode.Scalar: [BrailleCell]] = [:]
  /// Latin letters in lower case.
  private(set) var letters: [Unicode.Scalar: [BrailleCell]] = [:]
  /// Greek and Russian letters in lower case.
  private(set) var foreignLetters: [Unicode.Scalar: [BrailleCell]] = [:]
  /// Marks in Japanese text.
  private(set) var marks: [Unicode.Scalar: Mark] = [:]
  /// Opening brackets.
  private(set) var openings: [Unicode.Scalar: [BrailleCell]] = [:]
  /// Closing brackets.
  private(set) var closings: [Unicode.Scalar: [BrailleCell]] = [:]
  /// Symbols inside foreign quotation marks.
  private(set) var quoted: [Unicode.Scalar: [BrailleCell]] = [:]
  /// Symbols inside information-processing braille.
  private(set) var computer: [Unicode.Scalar: [BrailleCell]] = [:]
  /// Signs that the text does not show, by name.
  private(set) var signs: [String: [BrailleCell]] = [:]

  /// The embedded table.
  static let embedded = KanaCellTable(EmbeddedData.resource("Braille/ja-kana.tsv") ?? [])

  /// Reads a table; lines that begin with `#` and lines of an unknown kind are left out.
  init(_ bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard !line.hasPrefix("# "), fields.count >= 3, let scalar = fields[1].unicodeScalars.first
      else { continue }
      add(kind: fields[0], text: String(fields[1]), scalar, fields.dropFirst(2))
    }
  }

  private mutating func add(
    kind: Substring, text: String, _ scalar: Unicode.Scalar, _ values: ArraySlice<Substring>
  ) {
    let values = Array(values)
    let cells = values[0].unicodeScalars.map { BrailleCell($0) ?? .blank }
    switch kind {
    case "kana": kana[text] = cells
    case "digit": digits[scalar] = cells
    case "letter": letters[scalar] = cells
    case "foreign": foreignLetters[scalar] = cells
    case "mark":
      marks[scalar] = Mark(
        cells: cells, blanksBefore: values.dropFirst().first.flatMap { Int($0) } ?? 0,
        blanksAfter: values.dropFirst(2).first.flatMap { Int($0) } ?? 0)
    case "open": openings[scalar] = cells
    case "close": closings[scalar] = cells
    case "quoted": quoted[scalar] = cells
    case "computer": computer[scalar] = cells
    case "sign": signs[text] = cells
    default: break
    }
  }

  /// The cells of a sign, by its name in the table.
  func sign(_ name: String) -> [BrailleCell] { signs[name] ?? [] }

  /// Whether a cell is also that of a digit, so that a kana with it cannot stand right after a
  /// number.
  func isDigit(_ cell: BrailleCell?) -> Bool {
    cell.map { cell in digits.values.contains([cell]) } ?? false
  }
}
