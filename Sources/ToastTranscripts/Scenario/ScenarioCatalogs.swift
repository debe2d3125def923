public import ToastCatalogs
internal import ToastData
public import ToastText

/// Loads the catalogs a scenario names.
///
/// They stand in the folder of the scenario or below it; a catalog elsewhere is read only where the
/// user names it as well.
public struct ScenarioCatalogs: Sendable {
  /// The catalogs, those of the scenario first; a later one comes before an earlier one in
  /// look-ups.
  public private(set) var catalogs: [Catalog] = []

  /// What was wrong inside the catalogs; they are used all the same.
  public var problems: [Problem] { catalogs.flatMap(\.problems) }

  /// Loads the catalogs of a scenario and those the user names beside it.
  ///
  /// - Parameters:
  ///   - scenario: The scenario; its paths are relative to its own folder.
  ///   - paths: Files and folders the user names, relative to the working directory.
  /// - Throws: ``ScenarioError`` with every catalog that cannot be read, at the place it is named.
  public init(of scenario: Scenario, addedBy paths: [String] = []) throws(ScenarioError) {
    var problems: [Problem] = []
    let allowed = Set(paths.compactMap(FileSystem.resolved))
    for reference in scenario.catalogs {
      let path = Self.path(of: reference, in: scenario)
      let loaded = CatalogLoader().load([path])
      var causes = loaded.failures.map(\.message)
      if let cause = Self.objection(to: path, reference, in: scenario, allowed: allowed) {
        causes = [cause]
      }
      problems += causes.map { cause in
        Problem(
          "catalog", .error, "the catalog ‘\(reference.path)’ cannot be used: \(cause)",
          file: scenario.file, position: reference.position)
      }
      catalogs += loaded.catalogs
    }
    let loaded = CatalogLoader().load(paths)
    problems += loaded.failures.map { Problem("catalog", .error, $0.message, file: $0.path) }
    catalogs += loaded.catalogs
    guard problems.isEmpty else { throw ScenarioError(problems: problems) }
  }

  /// Why a path may not be read, or `nil`.
  private static func objection(
    to path: String, _ reference: Scenario.CatalogReference, in scenario: Scenario,
    allowed: Set<String>
  ) -> String? {
    let folder = FileSystem.resolved(folder(of: scenario)) ?? ""
    let real = FileSystem.resolved(path)
    if let real, allowed.contains(real) { return nil }
    if let real, real == FileSystem.resolved(scenario.file) {
      return "it is the scenario itself; name a catalog"
    }
    // By bytes, as the system compares names.
    let inside = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    let isOutside =
      real.map { !$0.utf8.starts(with: inside.utf8) && !$0.utf8.elementsEqual(folder.utf8) }
      ?? leaves(reference.path)
    return isOutside
      ? "it leaves the folder of the scenario; put the scenario beside it, or name it with --catalog"
      : nil
  }

  /// Whether a path goes above the folder it starts from, without a look at the disk.
  private static func leaves(_ path: String) -> Bool {
    if path.utf8.first == UInt8(ascii: "/") { return true }
    var depth = 0
    for part in path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) where part != "."
    {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }

  private static func path(
    of reference: Scenario.CatalogReference, in scenario: Scenario
  ) -> String {
    if reference.path.utf8.first == UInt8(ascii: "/") { return reference.path }
    let folder = folder(of: scenario)
    return folder == "." ? reference.path : folder + "/" + reference.path
  }

  private static func folder(of scenario: Scenario) -> String {
    guard let slash = scenario.file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == scenario.file.startIndex ? "/" : String(scenario.file[..<slash])
  }
}
