/// Brailles runs by a table of liblouis.
enum TableBrailler {
  /// The cells of a run.
  static func braille(_ run: BrailleRun) throws(BrailleError) -> BrailledRun {
    let liblouis = try Liblouis.shared.get()
    let table = BrailleTable(named: run.table).table
    let scalars = Array(run.text.unicodeScalars)
    let missing = try liblouis.undefinedScalars(in: scalars, table: table)
    var mapped = MappedText()
    var start = 0
    for segment in run.segments {
      let names = EmojiSubstitution(language: segment.language) { missing.contains($0) }
      let named = names.substitute(segment.text)
      mapped.append(named, shiftedBy: start)
      // Only what follows needs to know how long the segment is.
      start += run.segments.count > 1 ? segment.text.count : 0
    }
    var result = BrailledRun()
    let line = try liblouis.translate(mapped.scalars, table: table)
    result.cells = line.cells
    result.characters = line.inputPositions.map { mapped.origins[$0] }
    guard !missing.isEmpty || mapped.scalars != scalars else { return result }
    // The names of emoji are words of the language, but a table may lack even their letters.
    let stillMissing = try liblouis.undefinedScalars(in: mapped.scalars, table: table)
    if !stillMissing.isEmpty {
      result.undefined = zip(mapped.scalars, mapped.origins)
        .filter { stillMissing.contains($0.0) }
        .map { UndefinedBrailleCharacter(scalar: $0.0, offset: $0.1) }
    }
    return result
  }
}
