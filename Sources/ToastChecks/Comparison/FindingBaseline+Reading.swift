import ToastCatalogs
package import ToastText

extension FindingBaseline {
  /// Reads a baseline file, and says everything that is wrong with it.
  package static func read(
    bytes: [UInt8], file: String
  ) -> (baseline: FindingBaseline, problems: [Problem]) {
    let source = SourceText(path: file, bytes: bytes)
    let read = JSONReader.read(source)
    var log = ProblemLog(source)
    var baseline = FindingBaseline()
    guard let value = read.value, read.problems.allSatisfy({ $0.severity < .error }) else {
      return (baseline, read.problems)
    }
    if value["version"]?.number?.integerValue != 1 {
      log.report(
        "unknown-version", .error,
        "this tool reads version 1 of baselines; write the file anew with --write-baseline",
        at: value["version"]?.range.lowerBound ?? value.range.lowerBound)
    }
    guard let findings = value["findings"]?.elements else {
      log.report(
        "missing-key", .error, "a baseline needs ‘findings’, a list", at: value.range.lowerBound)
      return (baseline, read.problems + log.problems)
    }
    for finding in findings {
      guard let fingerprint = finding["fingerprint"]?.string, let rule = finding["rule"]?.string,
        let path = finding["file"]?.string
      else {
        log.report(
          "missing-key", .error, "a finding of a baseline needs ‘rule’, ‘file’ and ‘fingerprint’",
          at: finding.range.lowerBound)
        continue
      }
      baseline.entries.append(
        Entry(
          fingerprint: fingerprint, rule: rule, file: path, key: finding["key"]?.string,
          locale: finding["locale"]?.string, path: finding["path"]?.string))
    }
    return (baseline, read.problems + log.problems)
  }
}
