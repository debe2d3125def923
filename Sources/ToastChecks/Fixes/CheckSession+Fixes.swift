import ToastCatalogs
import ToastData

extension CheckSession {
  /// The files that can be mended without a decision, in the order of the report.
  ///
  /// - Parameter report: What the session found: what is known or suppressed in it is left alone.
  /// - Returns: The files with their bytes before and after; nothing is written.
  package func fixes(of report: CheckReport) -> [FixedFile] {
    let known = Set(report.findings.filter { $0.standing != .open }.map(\.fingerprint))
    let files = Set(
      report.findings.filter { $0.standing == .open && FixableRules.all.contains($0.rule) }.map(
        \.file))
    var fixed: [FixedFile] = []
    for target in targets {
      // Most catalogs have nothing to mend and need not be read again.
      guard let catalog = target.catalog,
        target.files.contains(where: { files.contains(CheckEngine.relative($0)) })
      else { continue }
      var before: [String: [UInt8]] = [:]
      for file in target.files {
        before[file] = try? FileSystem.contents(of: file, limit: CatalogLoader.defaultSizeLimit)
      }
      var fixer = CatalogFixer(catalog, files: before, engine: target.engine, known: known)
      fixer.run()
      for file in target.files {
        guard let old = before[file], let new = fixer.files[file], old != new else { continue }
        fixed.append(
          FixedFile(
            path: CheckEngine.relative(file), before: old, after: new,
            counts: fixer.counts[file] ?? [:]))
      }
    }
    return fixed
  }
}
