import FuzzDriver
import ToastChecks

// Any bytes are a catalog of any format, and every check has its say about it.
var configuration = CheckConfiguration()
configuration.groups = Set(CheckGroup.allCases)
configuration.requiredLocales = ["ja"]
let engine = CheckEngine(configuration: configuration)
let names = ["a.xcstrings", "ja.lproj/a.strings", "ru.lproj/a.stringsdict"]

FuzzDriver.run { bytes in
  guard let first = bytes.first else { return }
  // The first byte chooses the format.
  let rest = Array(bytes.dropFirst())
  let report = engine.check(files: [(names[Int(first) % names.count], rest)])
  for finding in report.findings {
    guard finding.mark.map({ $0.upperBound <= rest.count }) ?? true else {
      fatalError("‘\(finding.rule)’ stands outside the file")
    }
    _ = finding.fingerprint
  }
  for reporter in ReporterNames.all { _ = reporter.init().text(of: report) }
}
