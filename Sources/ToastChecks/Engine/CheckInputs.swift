import ToastCatalogs

/// What there is to check below some paths.
struct CheckInputs: Sendable {
  /// The catalogs.
  var catalogs: [CatalogLocation]

  /// The scenarios of toasts.
  var scenarios: [String]

  /// Paths that give nothing to check.
  var failures: [CatalogError]

  /// Searches files and folders.
  init(_ paths: [String]) {
    let found = CatalogLoader().find(paths.filter { !ScenarioFiles.isScenario($0) })
    let scenarios = ScenarioFiles.find(paths)
    catalogs = found.locations
    self.scenarios = scenarios
    // A folder of scenarios needs no catalogs.
    failures = found.failures.filter { failure in
      failure.code != .noCatalogs || !scenarios.contains { $0.hasPrefix(failure.path) }
    }
  }
}
