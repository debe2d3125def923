import ToastData

/// Finds the scenarios of toasts below paths: `*.toasts.json`.
enum ScenarioFiles {
  private static let ending = ".toasts.json"
  private static let skippedFolders: Set<String> = ["Pods", "Carthage", "DerivedData"]
  private static let depthLimit = 64

  /// Whether a path names a scenario.
  static func isScenario(_ path: String) -> Bool { path.hasSuffix(ending) }

  /// The scenarios, sorted within each folder, each once.
  static func find(_ paths: [String]) -> [String] {
    var found: [String] = []
    var seen: Set<[UInt64]> = []
    for path in paths { search(path, depth: 0, &found, &seen) }
    return found
  }

  private static func search(
    _ path: String, depth: Int, _ found: inout [String],
    _ seen: inout Set<[UInt64]>
  ) {
    // What cannot be looked at is reported by the search for catalogs.
    guard depth < depthLimit, let status = try? FileSystem.status(of: path),
      status.kind == .folder || isScenario(path) && (status.kind == .file || depth == 0),
      seen.insert(status.identity).inserted
    else { return }
    guard status.kind == .folder else { return found.append(path) }
    for name in (try? FileSystem.names(in: path)) ?? []
    where !name.hasPrefix(".") && !skippedFolders.contains(name) {
      let inner = path.hasSuffix("/") ? path + name : path + "/" + name
      search(inner, depth: depth + 1, &found, &seen)
    }
  }
}
