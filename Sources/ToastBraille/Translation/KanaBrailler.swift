/// Brailles Japanese runs as kana.
enum KanaBrailler {
  /// The cells of a run; an author's reading comes before a dictionary's.
  static func braille(_ run: BrailleRun) throws(BrailleError) -> BrailledRun {
    var marked = MappedText()
    var result = BrailledRun(reading: "")
    for part in parts(of: run) {
      let reading = try reading(of: part)
      marked.scalars += reading.marked.scalars
      marked.origins += reading.marked.origins
      result.reading? += reading.kana
      result.unsureWords += reading.unsureWords
      if result.source != .guessed { result.source = reading.source }
    }
    let (line, undefined) = KanaCellWriter.cells(of: marked.scalars)
    result.cells = line.cells
    result.characters = line.inputPositions.map { marked.origins[$0] }
    result.undefined = undefined.map {
      UndefinedBrailleCharacter(scalar: marked.scalars[$0], offset: marked.origins[$0])
    }
    return result
  }

  /// A stretch that is read at once: a segment with its reading, or neighbours without one.
  private struct Part {
    var text = MappedText()
    var reading: String?
  }

  private static func parts(of run: BrailleRun) -> [Part] {
    var parts: [Part] = []
    var start = 0
    for segment in run.segments {
      let names = EmojiSubstitution(language: segment.language) { !hasCells($0) }
      var named = names.substitute(segment.text)
      named.origins = named.origins.map { $0 + start }
      start += segment.text.count
      if segment.reading == nil, let last = parts.indices.last, parts[last].reading == nil {
        parts[last].text.scalars += named.scalars
        parts[last].text.origins += named.origins
      } else {
        parts.append(Part(text: named, reading: segment.reading))
      }
    }
    return parts
  }

  private static func reading(of part: Part) throws(BrailleError) -> KanaReading {
    if let reading = part.reading { return AuthorReading.reading(reading, of: part.text) }
    do {
      return try KanaReader().reading(of: part.text)
    } catch {
      guard case .libraryMissing(_, let package) = error.code else { throw error }
      throw BrailleError(.readingMissing(text: part.text.text, package: package))
    }
  }

  private static func hasCells(_ scalar: Unicode.Scalar) -> Bool {
    let table = KanaCellTable.embedded
    return table.marks[scalar] != nil || table.openings[scalar] != nil
      || table.closings[scalar] != nil || table.computer[scalar] != nil
  }
}
