import ToastCatalogs
import ToastData
import ToastText
import ToastTranscripts

extension CheckSession {
  /// Checks everything, and marks the findings that a revision had already.
  ///
  /// The sets of findings are compared: a finding is new where the revision has none of the same
  /// rule, catalog, key, locale, branch and text.
  package func report(since revision: inout Revision) throws(Revision.Failure) -> CheckReport {
    var report = CheckReport()
    report.addFailures(failures)
    var gone: [String: Int] = [:]
    for target in targets {
      var part = CheckReport()
      check(target, into: &part)
      let older = try findings(of: target, at: &revision)
      var known = Dictionary(
        older.map { ($0.fingerprint, $0.locale ?? "") }, uniquingKeysWith: { $1 })
      for (index, finding) in part.findings.enumerated()
      where known.removeValue(forKey: finding.fingerprint) != nil && finding.standing == .open {
        part.findings[index].standing = .older
      }
      for locale in known.values { gone[locale, default: 0] += 1 }
      report.append(part)
    }
    report.comparison = FindingComparison(name: revision.name, gone: gone)
    return report
  }

  /// What the checks of today find in the files of then.
  private func findings(
    of target: Target, at revision: inout Revision
  ) throws(Revision.Failure) -> [Finding] {
    var engine = target.engine
    engine.wantsExcerpts = false
    var memory: [String: [UInt8]] = [:]
    for file in target.files { memory[file] = try revision.contents(of: file) }
    guard var catalog = target.catalog else {
      for (file, bytes) in memory {
        for name in Self.catalogs(of: bytes, file: file) {
          memory[name] = try revision.contents(
            of: CatalogPath.join(CatalogPath.folder(of: file), name))
        }
      }
      return engine.check(files: memory.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        .findings.filter { target.files.map(CheckEngine.relative).contains($0.file) }
    }
    catalog.files = target.files.filter { memory[$0] != nil }
    guard !catalog.files.isEmpty else { return [] }
    var loader = CatalogLoader(sourceLanguage: engine.configuration.sourceLanguage)
    loader.memory = memory
    var report = CheckReport()
    engine.check(catalog, loader, into: &report)
    return report.findings
  }

  /// The catalogs that a scenario names.
  private static func catalogs(of bytes: [UInt8], file: String) -> [String] {
    (try? ScenarioReader.read(bytes: bytes, file: file))?.catalogs.map(\.path) ?? []
  }
}
