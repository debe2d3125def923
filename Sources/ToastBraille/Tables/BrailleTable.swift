/// A braille table of liblouis, by its file name.
///
/// ```swift
/// let table = try BrailleTable(named: "en-ueb-g2.ctb")
/// try table.translate("Saved. 3 files uploaded").text  // "⠠⠎⠁⠧⠫⠲⠀⠼⠉⠀⠋⠊⠇⠑⠎⠀⠥⠏⠇⠕⠁⠙⠫"
/// ```
/// The name may also be a path, or several names parted by commas. `LOUIS_TABLEPATH` is searched
/// first, then the folder liblouis was built for.
public struct BrailleTable: Hashable, Sendable {
  /// The name, as it was given.
  public let name: String

  let table: LiblouisTable

  /// Creates a table from its name; nothing is read until it is used.
  ///
  /// Where this package has corrections for a table they are part of it: the Chinese tables read a
  /// few words of interfaces wrongly, such as 下载.
  public init(named name: String) {
    self.name = name
    table = LiblouisTable(name: name, corrections: BrailleCorrections.rules(for: name))
  }

  /// The version of liblouis, such as `3.24.0`, or `nil` where it is not installed.
  public static var liblouisVersion: String? { try? Liblouis.shared.get().version }

  /// Translates a text as it stands.
  ///
  /// `typeforms` holds one value for each `Character`, or nothing for plain text. A character without
  /// cells appears as the table renders it; ``undefinedCharacters(in:)`` names it.
  ///
  /// - Throws: `libraryMissing`, `tableMissing`, `tableFaulty` or `translationFailed`.
  public func translate(
    _ text: String, typeforms: [BrailleTypeform] = []
  ) throws(BrailleError) -> BrailleTranslation {
    let mapped = MappedText(text)
    let forms =
      typeforms.isEmpty ? [] : mapped.origins.map { typeforms.dropFirst($0).first?.rawValue ?? 0 }
    let result = try Liblouis.shared.get().translate(mapped.scalars, typeforms: forms, table: table)
    return BrailleTranslation(
      cells: result.cells,
      positions: BraillePositionMap(
        characters: result.inputPositions.map { mapped.origins[$0] }, characterCount: text.count))
  }

  /// The scalars the table has no cells for, each with the offset of its `Character`.
  ///
  /// ```swift
  /// try BrailleTable(named: "zhcn-cbs.ctb").undefinedCharacters(in: "一頁")  // 頁 at offset 1
  /// ```
  public func undefinedCharacters(
    in text: String
  ) throws(BrailleError) -> [UndefinedBrailleCharacter] {
    let mapped = MappedText(text)
    let missing = try Liblouis.shared.get().undefinedScalars(in: mapped.scalars, table: table)
    guard !missing.isEmpty else { return [] }
    return zip(mapped.scalars, mapped.origins).filter { missing.contains($0.0) }
      .map { UndefinedBrailleCharacter(scalar: $0.0, offset: $0.1) }
  }

  /// The typeform that a table knows by a name, such as `italic` or `transnote`, or none.
  public func typeform(named name: String) throws(BrailleError) -> BrailleTypeform {
    BrailleTypeform(rawValue: try Liblouis.shared.get().typeform(named: name, table: table))
  }
}
