import Foundation
import TestSupport
import Testing
import ToastChecks
import ToastText

@Suite("The same texts give the same findings in every format", .needsSharedData)
struct SeedTests {
  /// Findings at warning level or above, as far as both formats can express them.
  private func findings(_ path: String) -> Set<[String]> {
    let report = CheckEngine(jobs: 2).check([SharedData.url(path).path])
    // States and whether a text is missing from a catalog with other languages are said of one
    // format only.
    let only: Set = ["state-new", "state-needs-review", "stale-key", "missing-translation"]
    return Set(
      report.findings.filter { $0.severity >= .warning && !only.contains($0.rule) }.map {
        [$0.rule, $0.key ?? "", $0.locale ?? ""]
      })
  }

  @Test("a String Catalog and its *.lproj folders")
  func formatsAgree() {
    let catalog = findings("data/qa/seed/xc")
    let folders = findings("data/qa/seed/lproj")
    let difference = catalog.symmetricDifference(folders).sorted { $0.joined() < $1.joined() }
    #expect(difference == [])
    #expect(catalog.count > 50)
  }
}
