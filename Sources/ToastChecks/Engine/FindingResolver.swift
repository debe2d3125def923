import ToastCatalogs
import ToastText

/// Finds the places of findings in their files.
struct FindingResolver {
  private let sources: [String: SourceText]
  private let engine: CheckEngine
  /// The way through the text that was asked about last; a long text may have many findings.
  private var lastPlaces: (unit: TextUnit, places: ValuePlaces)?

  init(sources: [SourceText], engine: CheckEngine) {
    self.sources = Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    self.engine = engine
  }

  /// A finding with its place.
  mutating func finding(_ entry: FindingSink.Entry) -> Finding {
    let check = Check.all[entry.check]
    let severity =
      engine.configuration.severities[check.id]?.severity ?? entry.severity ?? check.severity
    switch entry.target {
    case .unit(let unit):
      return finding(check.id, severity, entry.message, about: unit, part: entry.part)
    case .place(let file, let range, let key, let locale, let path):
      var finding = Finding(
        rule: check.id, severity: severity, message: entry.message,
        file: CheckEngine.relative(file), range: range, key: key, locale: locale, path: path)
      place(&finding, in: sources[file], mark: range)
      return finding
    }
  }

  private mutating func places(of unit: TextUnit, in source: SourceText) -> ValuePlaces {
    if let lastPlaces, lastPlaces.unit === unit { return lastPlaces.places }
    let places = ValuePlaces(
      source, unit.range, ValueDecoding(source), length: unit.value.utf8.count)
    lastPlaces = (unit, places)
    return places
  }

  private mutating func finding(
    _ rule: String, _ severity: ProblemSeverity, _ message: String, about unit: TextUnit,
    part: Range<Int>?
  ) -> Finding {
    var finding = Finding(
      rule: rule, severity: severity, message: message, file: CheckEngine.relative(unit.file),
      range: unit.range, key: unit.key, locale: unit.locale, path: unit.path.text,
      value: unit.value)
    let source = sources[unit.file]
    var mark = unit.range
    if let source, let part {
      mark = places(of: unit, in: source).range(part)
    }
    place(&finding, in: source, mark: mark)
    return finding
  }

  private func place(_ finding: inout Finding, in source: SourceText?, mark: Range<Int>?) {
    guard let source, let mark else { return }
    finding.mark = mark
    finding.position = source.position(at: mark.lowerBound)
    finding.end = source.position(at: mark.upperBound)
    if engine.wantsExcerpts { finding.excerpt = SourceExcerpt(source, mark) }
  }

  /// What the reader of the catalog found.
  func findings(of catalog: Catalog) -> [Finding] {
    catalog.problems.compactMap { problem in
      let check = Check.named(problem.kind)
      if let check, !engine.configuration.runs(check) { return nil }
      if check == nil, !engine.configuration.only.isEmpty { return nil }
      let level = engine.configuration.severities[problem.kind]
      let file = problem.file ?? catalog.file
      var finding = Finding(
        rule: problem.kind, severity: level?.severity ?? problem.severity,
        message: problem.message, file: CheckEngine.relative(file), key: problem.key,
        locale: problem.locale, path: problem.path)
      if let offset = problem.position?.offset {
        finding.range = offset..<offset
        place(&finding, in: sources[file], mark: offset..<offset)
      }
      return finding
    }
  }
}
