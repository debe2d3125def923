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

  /// For each character of the segments, counted through, its place in the joined text.
  ///
  /// They differ where a segment begins with a mark that joins the character before it.
  private let places: [Int]

  /// Begins a line of these segments.
  init(_ segments: [BrailleSegment]) {
    let text = segments.map(\.text).joined()
    var placeOfScalar: [Int] = []
    for (place, character) in text.enumerated() {
      placeOfScalar += repeatElement(place, count: character.unicodeScalars.count)
    }
    var places: [Int] = []
    var ranges: [Range<Int>] = []
    var scalar = 0
    for segment in segments {
      let first = places.count
      for character in segment.text {
        places.append(placeOfScalar[scalar])
        scalar += character.unicodeScalars.count
      }
      let start = first < places.count ? places[first] : placeOfScalar.last.map { $0 + 1 } ?? 0
      ranges.append(start..<(first < places.count ? places[places.count - 1] + 1 : start))
    }
    self.text = text
    self.places = places
    self.segments = ranges
  }

  /// Adds a run; one that would touch the run before is parted from it by a blank.
  mutating func append(_ result: BrailledRun, of run: BrailleRun) {
    if let last = cells.last, let first = result.cells.first, !last.isBlank, !first.isBlank {
      cells.append(.blank)
      characters.append(characters.last ?? 0)
    }
    cells += result.cells
    characters += result.characters.map(place)
    if !tables.contains(run.table) { tables.append(run.table) }
    reading += result.reading ?? run.text
    if let runSource = result.source, source != .guessed { source = runSource }
    unsureWords += result.unsureWords
    for character in result.undefined {
      let placed = UndefinedBrailleCharacter(
        scalar: character.scalar, offset: place(character.offset))
      warnings.append(BrailleWarning(.undefinedCharacter(placed, table: run.table)))
    }
    start += run.segments.reduce(0) { $0 + $1.text.count }
  }

  /// The place in the joined text of a character of the current run.
  private func place(_ character: Int) -> Int {
    places.indices.contains(start + character) ? places[start + character] : max(0, text.count - 1)
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
