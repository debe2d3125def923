package import ToastCatalogs

/// A run over paths in which each catalog has the configuration nearest to it.
package struct CheckSession: Sendable {
  /// Something to check, with the engine that its configuration makes.
  struct Target: Sendable {
    /// A catalog, or `nil`.
    var catalog: CatalogLocation?
    /// The files: those of the catalog, or the scenario.
    var files: [String]
    /// The engine.
    var engine: CheckEngine
  }

  /// What is checked, in the order of the report.
  let targets: [Target]

  /// Paths that give nothing to check.
  package let failures: [CatalogError]

  /// Finds what there is to check.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - store: The configurations.
  ///   - jobs: How many threads work at once.
  ///   - wantsExcerpts: Whether findings carry the line they stand in.
  /// - Throws: ``ConfigurationError`` where a configuration has faults: a run without it would say
  ///   what the team does not want to hear.
  package init(
    _ paths: [String], _ store: inout ConfigurationStore, jobs: Int = 1, wantsExcerpts: Bool = false
  ) throws(ConfigurationError) {
    let inputs = CheckInputs(paths)
    failures = inputs.failures
    var targets: [Target] = []
    for location in inputs.catalogs {
      let target = try Self.target(location, location.files, &store, jobs, wantsExcerpts)
      if let target { targets.append(target) }
    }
    for scenario in inputs.scenarios {
      let target = try Self.target(nil, [scenario], &store, jobs, wantsExcerpts)
      if let target { targets.append(target) }
    }
    self.targets = targets
  }

  /// A target without the files that its configuration leaves out; `nil` where none is left.
  private static func target(
    _ location: CatalogLocation?, _ files: [String], _ store: inout ConfigurationStore,
    _ jobs: Int, _ wantsExcerpts: Bool
  ) throws(ConfigurationError) -> Target? {
    guard let first = files.first else { return nil }
    let configured = try store.configuration(for: first)
    let kept = files.filter { !configured.excludes($0) }
    guard !kept.isEmpty else { return nil }
    var location = location
    location?.files = kept
    let engine = CheckEngine(
      configuration: configured.configuration, jobs: jobs, wantsExcerpts: wantsExcerpts)
    return Target(catalog: location, files: kept, engine: engine)
  }

  /// Checks everything.
  package func report() -> CheckReport {
    var report = CheckReport()
    report.addFailures(failures)
    for target in targets { check(target, into: &report) }
    return report
  }

  /// Checks one target.
  func check(_ target: Target, into report: inout CheckReport) {
    if let catalog = target.catalog {
      let loader = CatalogLoader(sourceLanguage: target.engine.configuration.sourceLanguage)
      target.engine.check(catalog, loader, into: &report)
    } else {
      for file in target.files { target.engine.check(scenario: file, into: &report) }
    }
  }
}

extension CheckEngine {
  /// The engine that the configuration of a file or folder makes.
  package init(
    for path: String, _ store: inout ConfigurationStore, jobs: Int, wantsExcerpts: Bool
  ) throws(ConfigurationError) {
    self.init(
      configuration: try store.configuration(for: path).configuration, jobs: jobs,
      wantsExcerpts: wantsExcerpts)
  }
}
