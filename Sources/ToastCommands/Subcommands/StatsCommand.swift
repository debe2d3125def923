import ToastCatalogs
import ToastText

/// `stats`: how far each catalog is translated into each locale.
struct StatsCommand: Command {
  private static let format = UsageOption(
    "--format", choices: ["text", "json"],
    help: "A table a catalog (text, the default), or one JSON object (json).")

  static let usage = Usage(
    name: "stats",
    abstract: "Shows how far catalogs are translated, locale by locale.",
    discussion: "Stale entries and those not to be translated do not count. A translation that a "
      + "machine wrote counts under REVIEW.",
    operands: [
      Usage.Operand(
        "PATH", repeats: true,
        help: "A .xcstrings, .strings or .stringsdict file, or a folder that holds some.")
    ],
    options: [format],
    examples: [
      Usage.Example(
        "stats Localizations",
        begins: "Localizations/Labels.xcstrings: 25 keys",
        "LOCALE   COVERAGE  TRANSLATED  REVIEW  NEW  MISSING",
        "en       100.0 %   25/25       0       0    0",
        "ja       100.0 %   25/25       0       0    0",
        "zh-Hans  100.0 %   25/25       0       0    0",
        "zh-Hant  100.0 %   25/25       0       0    0")
    ])

  private let paths: [String]
  private let isJSON: Bool

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    paths = arguments.operands
    isJSON = try arguments.choice(Self.format) == "json"
  }

  func run(_ console: inout Console) throws(CommandError) -> ExitCode {
    let set = try CatalogSet(paths, for: nil, console: console)
    try set.report(on: &console)
    if isJSON {
      console.write(
        JSONOutput.object(["catalogs": .array(set.catalogs.map(Self.json))]).text + "\n")
      return .success
    }
    for (index, catalog) in set.catalogs.enumerated() {
      if index > 0 { console.line("") }
      let count = catalog.entries.count
      console.line("\(catalog.file): \(count) key\(count == 1 ? "" : "s")")
      for line in TextTable.lines(Self.rows(catalog)) { console.line(line) }
    }
    return .success
  }

  private static func rows(_ catalog: Catalog) -> [[String]] {
    [["LOCALE", "COVERAGE", "TRANSLATED", "REVIEW", "NEW", "MISSING"]]
      + LocaleCoverage.coverage(of: catalog).map { coverage in
        [
          coverage.locale, "\(coverage.perMille / 10).\(coverage.perMille % 10) %",
          "\(coverage.translated)/\(coverage.total)", "\(coverage.needsReview)",
          "\(coverage.untranslated)", "\(coverage.missing)",
        ]
      }
  }

  private static func json(_ catalog: Catalog) -> JSONOutput {
    .object([
      "file": .string(catalog.file),
      "table": .string(catalog.table),
      "sourceLanguage": .string(catalog.sourceLanguage),
      "keys": .integer(catalog.entries.count),
      "locales": .array(
        LocaleCoverage.coverage(of: catalog).map { coverage in
          .object([
            "locale": .string(coverage.locale),
            "total": .integer(coverage.total),
            "translated": .integer(coverage.translated),
            "needsReview": .integer(coverage.needsReview),
            "new": .integer(coverage.untranslated),
            "missing": .integer(coverage.missing),
          ])
        }),
    ])
  }
}
