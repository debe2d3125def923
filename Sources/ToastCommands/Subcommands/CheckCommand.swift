import ToastCatalogs
import ToastChecks
import ToastData
import ToastText

/// `check`: what is wrong with the translations of catalogs.
struct CheckCommand: Command {
  private static let formats = ReporterNames.all.map { $0.name }

  private static let format = UsageOption(
    "--format", choices: formats, repeats: true,
    help: "The form of the findings; text is the default. Each may be followed by -o.")
  private static let config = UsageOption(
    "--config", value: "FILE",
    help: "The configuration; default: .toast-l10n.json beside the catalogs.")
  private static let strict = UsageOption(
    flag: "--strict", help: "End with exit code 2 when there are warnings.")
  private static let only = UsageOption(
    "--only", value: "RULE", repeats: true, help: "Run this rule only; may be repeated.")
  private static let skip = UsageOption(
    "--skip", value: "RULE", repeats: true, help: "Do not run this rule; may be repeated.")
  private static let locales = UsageOption(
    "--locales", value: "TAG,TAG…", help: "Check the texts of these locales only.")
  private static let jobs = UsageOption(
    "--jobs", value: "N", help: "How many threads work at once; default: one a processor core.")

  static let usage = Usage(
    name: "check",
    abstract: "Checks the translations of catalogs.",
    discussion: "Ends with exit code 1 when there are errors, 66 when no catalog was found. "
      + "‘toast-l10n checks’ lists the rules.",
    operands: [
      Usage.Operand(
        "PATH", repeats: true,
        help: "A .xcstrings, .strings or .stringsdict file, or a folder that holds some; ‘-’ reads "
          + "a catalog from the standard input.")
    ],
    options: [format, config, strict, only, skip, locales, jobs],
    examples: [
      Usage.Example(
        "check Resources/Examples/Library.xcstrings",
        prints: "no findings in 1 file, 42 texts")
    ])

  private let paths: [String]
  private let formats: [String]
  private let config: String?
  private let isStrict: Bool
  private let only: [String]
  private let skip: [String]
  private let locales: [String]
  private let jobs: Int

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    paths = arguments.operands
    formats = arguments.values(Self.format)
    for name in formats where ReporterNames.reporter(named: name) == nil {
      let suggestion = NearestName.suggestion(for: name, among: Self.formats)
      throw .usage("‘\(name)’ is no form of findings\(suggestion)")
    }
    config = try arguments.value(Self.config)
    isStrict = arguments.flag(Self.strict)
    only = try Self.rules(arguments.list(Self.only))
    skip = try Self.rules(arguments.list(Self.skip))
    locales = try arguments.list(Self.locales)
    jobs = try arguments.integer(Self.jobs, in: 1...256) ?? Platform.processorCount
  }

  /// Identifiers of rules, each known.
  private static func rules(_ names: [String]) throws(CommandError) -> [String] {
    for name in names where Check.named(name) == nil {
      let suggestion = NearestName.suggestion(for: name, among: Check.all.map(\.id))
      throw .usage("unknown rule ‘\(name)’\(suggestion)")
    }
    return names
  }

  func run(_ console: inout Console) throws(CommandError) -> ExitCode {
    var configuration = try CheckConfiguration(file: config)
    configuration.only = Set(only)
    configuration.skip.formUnion(skip)
    if !locales.isEmpty { configuration.locales = locales }
    let wantsExcerpts = formats.isEmpty || formats.contains(TextReporter.name)
    let engine = CheckEngine(
      configuration: configuration, jobs: jobs, wantsExcerpts: wantsExcerpts)
    var report = engine.check(paths.filter { $0 != "-" })
    if paths.contains("-") { report.append(try standardInput(engine, console)) }
    let missing = report.failures.filter(Self.isMissing)
    if !missing.isEmpty, report.files == 0 { throw .loading(missing) }
    for name in formats.isEmpty ? [TextReporter.name] : formats {
      if let reporter = ReporterNames.reporter(named: name) {
        console.write(reporter.text(of: report))
      }
    }
    // A path that leads nowhere must not pass for a clean one.
    console.report(missing.map(\.problem))
    return missing.isEmpty ? exitCode(report) : .noInput
  }

  private static func isMissing(_ failure: CatalogError) -> Bool {
    [.notFound, .noCatalogs, .unknownFormat].contains(failure.code)
  }

  private func standardInput(
    _ engine: CheckEngine, _ console: Console
  ) throws(CommandError) -> CheckReport {
    switch console.readInput(CatalogSet.sizeLimit) {
    case .failure(let error): throw .reading(error)
    case .success(let bytes): return engine.check(standardInput: bytes)
    }
  }

  private func exitCode(_ report: CheckReport) -> ExitCode {
    if report.files == 0, !report.failures.isEmpty { return .badData }
    if report.count(.error) > 0 { return .findings }
    return isStrict && report.count(.warning) > 0 ? .warnings : .success
  }
}
