import ToastCatalogs
import ToastChecks
import ToastData
import ToastText

/// `check`: what is wrong with the translations of catalogs.
struct CheckCommand: Command {
  private static let strict = UsageOption(
    flag: "--strict", help: "End with exit code 2 when there are warnings.")
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
    options: ReportOutputs.options + CheckSelectionArguments.options + ComparisonArguments.options
      + FixArguments.options + [strict, jobs],
    examples: [
      Usage.Example(
        "check Resources/Examples/Library.xcstrings",
        prints: "no findings in 1 file, 42 texts")
    ])

  private let paths: [String]
  private let outputs: ReportOutputs
  private let selection: CheckSelectionArguments
  private let comparison: ComparisonArguments
  private let fixing: FixArguments
  private let isStrict: Bool
  private let jobs: Int

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    paths = arguments.operands
    outputs = try ReportOutputs(&arguments)
    selection = try CheckSelectionArguments(&arguments)
    comparison = try ComparisonArguments(&arguments)
    fixing = try FixArguments(&arguments)
    isStrict = arguments.flag(Self.strict)
    jobs = try arguments.integer(Self.jobs, in: 1...256) ?? Platform.processorCount
  }

  func run(_ console: inout Console) throws(CommandError) -> ExitCode {
    var store = try selection.store()
    let session = try session(&store, console)
    var report = try comparison.report(of: session)
    if fixing.isOn {
      let wanted = try comparison.marked(report, of: session)
      // What is left: the same run over the mended files.
      if try fixing.apply(session.fixes(of: wanted), to: &console) {
        report = try comparison.report(of: session)
      }
    }
    if paths.contains("-") { report.append(try standardInput(&store, console)) }
    let missing = report.failures.filter(Self.isMissing)
    if !missing.isEmpty, report.files == 0 { throw .loading(missing) }
    try comparison.compare(&report, of: session, &console)
    let context = ReportContext(
      toolVersion: Versions.tool, workingDirectory: WorkingDirectory.path)
    try outputs.write(report, context: context, filesOnly: fixing.isDryRun, to: &console)
    // A path that leads nowhere must not pass for a clean one.
    console.report(missing.map(\.problem))
    return missing.isEmpty ? exitCode(report) : .noInput
  }

  private func session(
    _ store: inout ConfigurationStore, _ console: Console
  ) throws(CommandError) -> CheckSession {
    let named = paths.filter { $0 != "-" }.map {
      WorkingDirectory.relative($0, environment: console.environment)
    }
    do throws(ConfigurationError) {
      return try CheckSession(named, &store, jobs: jobs, wantsExcerpts: outputs.wantsExcerpts)
    } catch {
      throw .configuration(error)
    }
  }

  private static func isMissing(_ failure: CatalogError) -> Bool {
    [.notFound, .noCatalogs, .unknownFormat].contains(failure.code)
  }

  private func standardInput(
    _ store: inout ConfigurationStore, _ console: Console
  ) throws(CommandError) -> CheckReport {
    let engine: CheckEngine
    do throws(ConfigurationError) {
      // What comes without a name belongs to the working directory.
      engine = try CheckEngine(
        for: ".", &store, jobs: jobs, wantsExcerpts: outputs.wantsExcerpts)
    } catch {
      throw .configuration(error)
    }
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
