import ToastCatalogs
import ToastData
import ToastText
import ToastTranscripts

extension CheckEngine {
  /// Checks a scenario on the disk.
  func check(scenario path: String, into report: inout CheckReport) {
    do throws(FileError) {
      let bytes = try FileSystem.contents(of: path, limit: ScenarioReader.sizeLimit)
      check(scenario: SourceText(path: path, bytes: bytes), loader: nil, into: &report)
    } catch {
      report.addFailures([CatalogError(.unreadable, path: path, error.description)])
    }
  }

  /// Checks a scenario; its catalogs come from a loader with files at hand, or from the disk.
  func check(scenario source: SourceText, loader: CatalogLoader?, into report: inout CheckReport) {
    do throws(ScenarioError) {
      let scenario = try ScenarioReader.read(bytes: source.bytes, file: source.path)
      let catalogs = try catalogs(of: scenario, loader)
      report.add(findings(scenario, catalogs, source), units: scenario.steps.count, files: 1)
    } catch {
      report.add(faults(error.problems, source), units: 0, files: 1)
    }
  }

  private func catalogs(
    of scenario: Scenario, _ loader: CatalogLoader?
  ) throws(ScenarioError) -> [Catalog] {
    guard let loader else { return try ScenarioCatalogs(of: scenario).catalogs }
    let named = scenario.catalogs.map(\.path)
    return CatalogLocation.locations(of: named.filter { loader.memory[$0] != nil }).compactMap {
      loader.load($0).catalog
    }
  }

  private func findings(
    _ scenario: Scenario, _ catalogs: [Catalog], _ source: SourceText
  ) -> [Finding] {
    var seen: Set<LanguageTag> = []
    let names = catalogs.flatMap(\.locales).filter { configuration.locales?.contains($0) ?? true }
    let locales = names.compactMap { LanguageTag(parsing: $0) }.filter { seen.insert($0).inserted }
    let selection = CheckSelection(configuration)
    guard !selection.scenarios.isEmpty else { return [] }
    let context = ScenarioContext(
      scenario, catalogs: catalogs, locales: locales.isEmpty ? [.english] : locales)
    var sink = FindingSink()
    for (number, body) in selection.scenarios {
      sink.check = number
      body(context, &sink)
    }
    var resolver = FindingResolver(sources: [source], engine: self)
    return sink.entries.map { resolver.finding($0) }.sorted(by: Finding.isOrdered)
  }

  /// What keeps a scenario from being played.
  private func faults(_ problems: [Problem], _ source: SourceText) -> [Finding] {
    problems.map { problem in
      let known = Check.named(problem.kind) != nil
      var finding = Finding(
        rule: known ? problem.kind : "structure", severity: problem.severity,
        message: problem.message, file: Self.relative(problem.file ?? source.path),
        position: problem.position)
      if wantsExcerpts, problem.file == source.path, let offset = problem.position?.offset {
        finding.excerpt = SourceExcerpt(source, offset..<offset)
      }
      return finding
    }
  }
}
