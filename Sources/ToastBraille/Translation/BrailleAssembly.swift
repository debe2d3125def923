/// Puts the runs of a line together.
struct BrailleAssembly {
  private let text: String
  private let segments: [Range<Int>]
  private var cells: [BrailleCell] = []
  private var characters: [Int] = []
  private var tables: [String] = []
  private var reading = ""
  private var source: KanaReading.Source?
  private var unsureWords: [String] = []
  private var warnings: [BrailleWarning] = []
  private var start = 0

  /// Begins a line of these segments.
  init(_ segments: [BrailleSegment]) {
    text = segments.map(\.text).joined()
    var start = 0
    self.segments = segments.map { segment in
      defer { start += segment.text.count }
      return start..<(start + segment.text.count)
    }
  }

  /// Adds a run; one that would touch the run before is parted from it by a blank.
  mutating func append(_ result: BrailledRun, of run: BrailleRun) {
    if let last = cells.last, let first = result.cells.first, !last.isBlank, !first.isBlank {
      cells.append(.blank)
      characters.append(characters.last ?? start)
    }
    cells += result.cells
    characters += result.characters.map { $0 + start }
    if !tables.contains(run.table) { tables.append(run.table) }
    reading += result.reading ?? run.text
    if let runSource = result.source, source != .guessed { source = runSource }
    unsureWords += result.unsureWords
    for character in result.undefined {
      let placed = UndefinedBrailleCharacter(
        scalar: character.scalar, offset: character.offset + start)
      warnings.append(BrailleWarning(.undefinedCharacter(placed, table: run.table)))
    }
    start += run.text.count
  }

  /// The line.
  var line: BrailleLine {
    let guesses = source == .guessed ? [BrailleWarning(.guessedReading(unsure: unsureWords))] : []
    return BrailleLine(
      text: text, segments: segments, pattern: cells,
      positions: BraillePositionMap(characters: characters, characterCount: text.count),
      table: tables.joined(separator: ","), reading: source == nil ? nil : reading,
      readingSource: source, warnings: guesses + warnings)
  }
}
