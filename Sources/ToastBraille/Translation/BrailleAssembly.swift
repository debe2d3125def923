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
    text = segments.map(\.text).joined()
    let counts = segments.map(\.text.count)
    let places =
      segments.count == 1
      ? Array(0..<counts[0]) : Self.places(of: segments, in: text)
    var ranges: [Range<Int>] = []
    var first = 0
    for count in counts {
      let start = first < places.count ? places[first] : places.last.map { $0 + 1 } ?? 0
      ranges.append(start..<(count > 0 ? places[first + count - 1] + 1 : start))
      first += count
    }
    self.places = places
    self.segments = ranges
  }

  private static func places(of segments: [BrailleSegment], in text: String) -> [Int] {
    var placeOfScalar: [Int] = []
    for (place, character) in text.enumerated() {
      placeOfScalar += repeatElement(place, count: character.unicodeScalars.count)
    }
    var places: [Int] = []
    var scalar = 0
    for character in segments.lazy.flatMap(\.text) {
      places.append(placeOfScalar[scalar])
      scalar += character.unicodeScalars.count
    }
    return places
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
