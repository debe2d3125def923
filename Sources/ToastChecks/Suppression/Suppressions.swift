import ToastCatalogs
import ToastText

/// The suppressions of a catalog.
struct Suppressions: Sendable {
  private let configuration: CheckConfiguration
  private var list: [Suppression] = []

  init(_ catalog: Catalog, _ sources: [SourceText], _ configuration: CheckConfiguration) {
    self.configuration = configuration
    if catalog.format == .stringCatalog {
      add(catalog, file: catalog.file, isForOneFile: false)
      return
    }
    // A catalog of folders keeps one comment a key; each file may have its own.
    for source in sources where SuppressionMarker.stands(in: source) {
      guard
        let file = try? CatalogLoader().read(bytes: source.bytes, file: source.path)
      else { continue }
      let isSource = file.sourceLanguage == catalog.sourceLanguage
      add(file, file: source.path, isForOneFile: !isSource)
    }
  }

  private mutating func add(_ catalog: Catalog, file: String, isForOneFile: Bool) {
    for entry in catalog.entries {
      guard let comment = entry.comment, comment.utf8.contains(UInt8(ascii: "[")) else { continue }
      for skip in SuppressionComment.skips(in: comment) {
        list.append(
          Suppression(
            skip: skip, key: entry.key, file: file, keyRange: entry.keyRange,
            isForOneFile: isForOneFile))
      }
    }
  }

  /// The findings, those marked that are let pass, and one for each suppression that lets nothing
  /// pass.
  func applied(to findings: [Finding], _ resolver: inout FindingResolver) -> [Finding] {
    guard !list.isEmpty else { return findings }
    // By bytes: two keys that differ in their normal form are two keys.
    var numbers: [[UInt8]: [Int]] = [:]
    for (number, suppression) in list.enumerated() {
      numbers[Array(suppression.key.utf8), default: []].append(number)
    }
    var used: Set<Int> = []
    var result = findings
    for (index, finding) in findings.enumerated() {
      guard let key = finding.key, let candidates = numbers[Array(key.utf8)] else { continue }
      for number in candidates where list[number].covers(finding) {
        result[index].standing = .suppressed(reason: list[number].skip.reason)
        used.insert(number)
      }
    }
    var sink = FindingSink()
    guard let check = Check.number(of: Check.unusedSuppression.id),
      configuration.runs(Check.all[check])
    else { return result }
    sink.check = check
    var complaints: [String: String?] = [:]
    for (number, suppression) in list.enumerated() where !used.contains(number) {
      let rule = suppression.skip.rule
      let message = complaints[rule] ?? complaint(about: rule)
      complaints[rule] = message
      guard let message else { continue }
      sink.place(message, file: suppression.file, range: suppression.keyRange, key: suppression.key)
    }
    return result + sink.entries.map { resolver.finding($0) }
  }

  /// What is wrong with a suppression of a rule that lets nothing pass, or `nil` where the rule did
  /// not look at everything.
  private func complaint(about rule: String) -> String? {
    guard !rule.isEmpty else {
      return "‘[l10n:skip]’ names no rule; write ‘[l10n:skip RULE REASON]’"
    }
    guard let check = Check.named(rule) else {
      let hint = NearestName.suggestion(for: rule, among: Check.all.map(\.id))
      return "‘[l10n:skip \(rule.shortened)]’ names a rule that does not exist"
        + (hint.isEmpty ? "; see ‘toast-l10n checks’" : hint)
    }
    guard configuration.locales == nil, configuration.runs(check) else { return nil }
    return "‘[l10n:skip \(rule)]’ lets nothing pass; take it away"
  }
}
