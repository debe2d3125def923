import ToastCatalogs
import ToastData
import ToastText

/// Runs the checks over catalogs, whatever their format.
///
/// ```swift
/// let report = CheckEngine().check(["Sources/App"])
/// report.findings.first?.problem.description
/// // "Sources/App/Localizable.xcstrings:9:35: warning: … [trailing-space]"
/// ```
public struct CheckEngine: Sendable {
  /// What the team decided.
  public var configuration: CheckConfiguration

  /// How many threads work at once; the findings are the same for any number.
  public var jobs: Int

  /// Whether findings carry the line they stand in.
  public var wantsExcerpts: Bool

  /// Creates an engine.
  public init(
    configuration: CheckConfiguration = CheckConfiguration(), jobs: Int = 1,
    wantsExcerpts: Bool = true
  ) {
    self.configuration = configuration
    self.jobs = jobs
    self.wantsExcerpts = wantsExcerpts
  }

  /// Checks the catalogs of files and folders.
  public func check(_ paths: [String]) -> CheckReport {
    let loader = CatalogLoader(sourceLanguage: configuration.sourceLanguage)
    let inputs = CheckInputs(paths)
    var report = CheckReport()
    report.addFailures(inputs.failures)
    let excluded = configuration.exclude.map(GlobPattern.init)
    for location in inputs.catalogs {
      guard !excluded.contains(where: { $0.matches(Self.relative(location.path)) }) else {
        continue
      }
      check(location, loader, into: &report)
    }
    for path in inputs.scenarios
    where !excluded.contains(where: { $0.matches(Self.relative(path)) }) {
      check(scenario: path, into: &report)
    }
    return report
  }

  /// Checks files that are at hand, each told by the ending of its name.
  public func check(files: [(path: String, bytes: [UInt8])]) -> CheckReport {
    var loader = CatalogLoader(sourceLanguage: configuration.sourceLanguage)
    loader.memory = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
    var report = CheckReport()
    let (scenarios, catalogs) = (
      files.filter { ScenarioFiles.isScenario($0.path) },
      files.filter { !ScenarioFiles.isScenario($0.path) }
    )
    for location in CatalogLocation.locations(of: catalogs.map(\.path)) {
      check(location, loader, into: &report)
    }
    for scenario in scenarios {
      check(
        scenario: SourceText(path: scenario.path, bytes: scenario.bytes), loader: loader,
        into: &report)
    }
    return report
  }

  /// Checks a catalog that came without a name; findings call its file `-`.
  public func check(standardInput bytes: [UInt8]) -> CheckReport {
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    // A String Catalog is a JSON object; `.strings` may begin with a brace too, but never so piped.
    let name = first == UInt8(ascii: "{") ? "-.xcstrings" : "-.strings"
    var report = check(files: [(name, bytes)])
    for index in report.findings.indices { report.findings[index].file = "-" }
    return report
  }

  /// Checks one catalog; it is let go before the next is read.
  func check(
    _ location: CatalogLocation, _ loader: CatalogLoader, into report: inout CheckReport
  ) {
    let loaded = loader.load(location)
    report.addFailures(loaded.failures)
    guard let catalog = loaded.catalog else { return }
    let run = CheckRun(catalog, sources: loaded.sources, engine: self)
    report.add(run.findings(), units: run.unitCount, files: loaded.sources.count)
  }

  /// A path without the `./` of a search from the working directory.
  static func relative(_ path: String) -> String {
    var path = path
    while path.hasPrefix("./") { path = String(path.dropFirst(2)) }
    return path
  }
}
