private import ToastText

/// Turns lines of a transcript into braille, each segment by the table of its language.
///
/// ```swift
/// let translator = BrailleTranslator()
/// let line = try translator.line([BrailleSegment("Saved. 3 files uploaded", language: "en")])
/// line.cells  // "⠠⠎⠁⠧⠫⠲⠀⠼⠉⠀⠋⠊⠇⠑⠎⠀⠥⠏⠇⠕⠁⠙⠫"
/// line.windows(of: 14)  // ["⠠⠎⠁⠧⠫⠲⠀⠼⠉⠀", "⠋⠊⠇⠑⠎⠀", "⠥⠏⠇⠕⠁⠙⠫"]
/// ```
/// Emoji are brailled by their names, Japanese as kana. Lines that come again are not translated
/// again. Any number of threads may use one translator.
public final class BrailleTranslator: Sendable {
  /// How lines are brailled.
  public let options: BrailleOptions

  private let known = SanitizedMutex<[BrailleRun: BrailledRun]>([:])

  /// How many runs are remembered; then all are forgotten at once.
  private static let limit = 4096

  /// Creates a translator; libraries are opened when they are first needed.
  public init(_ options: BrailleOptions = BrailleOptions()) { self.options = options }

  /// The braille of a line.
  ///
  /// - Throws: `libraryMissing` or `readingMissing`, naming the package to install; `tableMissing`,
  ///   `tableFaulty` or `tableUnknown`; `traitDisabled` in a build without braille.
  public func line(_ segments: [BrailleSegment]) throws(BrailleError) -> BrailleLine {
    #if !Braille
      throw BrailleError(.traitDisabled)
    #else
      var assembly = BrailleAssembly(segments)
      for run in try BrailleRun.runs(of: segments, table: table) {
        assembly.append(try brailled(run), of: run)
      }
      return assembly.line
    #endif
  }

  private func table(for segment: BrailleSegment) throws(BrailleError) -> String {
    let list = BrailleTableList.shared
    let name = options.table ?? list.table(for: segment.language, grade: options.grade)
    guard let name else { throw BrailleError(.tableUnknown(language: segment.language)) }
    return options.sixDots && name == "ja-kantenji.utb" ? KanaBraille.tableName : name
  }

  private func brailled(_ run: BrailleRun) throws(BrailleError) -> BrailledRun {
    if let result = known.withLock({ $0[run] }) { return result }
    var result =
      run.table == KanaBraille.tableName
      ? try KanaBrailler.braille(run) : try TableBrailler.braille(run)
    if options.sixDots { result = result.withSixDots(text: run.text) }
    known.withLock { known in
      if known.count >= Self.limit { known = [:] }
      known[run] = result
    }
    return result
  }
}
