import ToastData

/// A configuration and the folder that it stands in.
struct ConfiguredFolder: Sendable {
  /// What the team decided.
  var configuration: CheckConfiguration

  /// The folder, an absolute path without links; `nil` where no file says anything.
  var folder: String?

  /// Whether the configuration leaves a file out.
  ///
  /// A pattern is held against the path from the configuration's folder and against each folder on
  /// the way, so that `Pods` leaves out all below it.
  func excludes(_ path: String) -> Bool {
    guard !configuration.exclude.isEmpty, let folder, let whole = FileSystem.resolved(path) else {
      return false
    }
    let start = folder == "/" ? "/" : folder + "/"
    guard whole.hasPrefix(start) else { return false }
    var prefixes: [String] = []
    for part in whole.dropFirst(start.count).split(separator: "/") {
      prefixes.append(prefixes.last.map { $0 + "/" + part } ?? String(part))
    }
    return configuration.exclude.contains { pattern in
      // `**/` stands for no folder too.
      let patterns = pattern.hasPrefix("**/") ? [pattern, String(pattern.dropFirst(3))] : [pattern]
      let globs = patterns.map { GlobPattern($0.hasSuffix("/") ? String($0.dropLast()) : $0) }
      return prefixes.contains { prefix in globs.contains { $0.matches(prefix) } }
    }
  }
}
