/// Brailles runs by a table of liblouis.
enum TableBrailler {
  /// The cells of a run.
  static func braille(_ run: BrailleRun) throws(BrailleError) -> BrailledRun {
    let liblouis = try Liblouis.shared.get()
    let table = BrailleTable(named: run.table).table
    let text = run.text
    let missing = try liblouis.undefinedScalars(in: Array(text.unicodeScalars), table: table)
    var mapped = MappedText()
    var start = 0
    for segment in run.segments {
      let names = EmojiSubstitution(language: segment.language) { missing.contains($0) }
      let named = names.substitute(segment.text)
      for (scalar, origin) in zip(named.scalars, named.origins) {
        mapped.append([scalar], origin: start + origin)
      }
      start += segment.text.count
    }
    var result = BrailledRun()
    let line = try liblouis.translate(mapped.scalars, table: table)
    result.cells = line.cells
    result.characters = line.inputPositions.map { mapped.origins[$0] }
    if try !missing.isEmpty || !liblouis.undefinedScalars(in: mapped.scalars, table: table).isEmpty {
      result.undefined = try undefined(in: mapped, table: table, liblouis)
    }
    return result
  }

  private static func undefined(
    in text: MappedText, table: LiblouisTable, _ liblouis: Liblouis
  ) throws(BrailleError) -> [UndefinedBrailleCharacter] {
    let missing = try liblouis.undefinedScalars(in: text.scalars, table: table)
    return zip(text.scalars, text.origins).filter { missing.contains($0.0) }
      .map { UndefinedBrailleCharacter(scalar: $0.0, offset: $0.1) }
  }
}
