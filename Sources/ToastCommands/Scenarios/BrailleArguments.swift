import ToastBraille
import ToastText
import ToastTranscripts

/// The arguments on braille.
struct BrailleArguments: Sendable {
  static let braille = UsageOption(
    "--braille", choices: ["on", "off"],
    help: "Whether there is braille; if not given, only where the form is for it.")
  static let cells = UsageOption(
    "--cells", value: "N", help: "The cells of the braille display; 40 if not given.")
  static let table = UsageOption(
    "--braille-table", value: "NAME",
    help: "A table of liblouis, such as en-ueb-g1.ctb; if not given, that of each language.")
  static let grade = UsageOption(
    "--grade", choices: BrailleGrade.allCases.map { String($0.rawValue) },
    help: "1 for braille letter by letter, 2 for contracted braille.")
  static let options = [braille, cells, table, grade]

  private let isOn: Bool?
  private let cells: Int
  private let table: String?
  private let grade: BrailleGrade?

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    isOn = try arguments.choice(Self.braille).map { $0 == "on" }
    cells = try arguments.integer(Self.cells, in: 1...1000) ?? BrailleDisplay.usualCells
    table = try arguments.value(Self.table)
    grade = try arguments.choice(Self.grade).flatMap(Int.init).flatMap(BrailleGrade.init)
  }

  /// The display for a form of transcripts, or `nil` where no braille is wanted.
  func display(for format: TranscriptFormat) throws(CommandError) -> BrailleDisplay? {
    if isOn == false, format.isBraille {
      throw .usage("‘--format \(format.rawValue)’ is braille; remove ‘--braille off’")
    }
    guard isOn ?? format.showsBraille else { return nil }
    let options = BrailleOptions(table: table, grade: grade, sixDots: format == .brf)
    return BrailleDisplay(cells: cells, options: options)
  }
}
