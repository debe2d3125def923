import ToastCatalogs
import ToastText

/// A catalog as it is between two rounds of mending.
struct FixState {
  /// What mends one finding.
  struct Fix {
    /// The rule.
    var rule: String
    /// The file.
    var file: String
    /// The changes of the file.
    var changes: [ByteChange]
    /// The text, or `nil` where bytes beside the texts are changed.
    var place: CatalogTexts.Place?
    /// The text as it is.
    var value = ""
    /// The changes of the text.
    var textChanges: [TextChange] = []
  }

  private let catalog: Catalog
  private let sources: [String: SourceText]
  private let entries: [EntryTexts]
  private let findings: [Finding]

  /// Reads the catalog and checks it; `nil` where it cannot be read.
  init?(_ location: CatalogLocation, files: [String: [UInt8]], engine: CheckEngine) {
    var loader = CatalogLoader(sourceLanguage: engine.configuration.sourceLanguage)
    loader.memory = files
    let loaded = loader.load(location)
    guard let catalog = loaded.catalog, loaded.failures.isEmpty else { return nil }
    self.catalog = catalog
    sources = Dictionary(
      loaded.sources.map { (CheckEngine.relative($0.path), $0) }, uniquingKeysWith: { $1 })
    let context = CatalogContext(
      catalog, profiles: LocaleProfile.profiles(of: catalog), configuration: engine.configuration)
    entries = catalog.entries.map { EntryTexts($0, catalog: context) }
    findings = Finding.numbered(
      CheckRun(catalog, sources: loaded.sources, engine: engine).findings())
  }

  /// How many faults the readers found.
  var problemCount: Int { catalog.problems.count }

  /// All that the catalog says.
  func texts(changed: [CatalogTexts.Place: String] = [:]) -> CatalogTexts {
    CatalogTexts(entries, changed: changed)
  }

  /// What mends the findings that count and are not let pass.
  func fixes(_ isWanted: (String) -> Bool) -> [Fix] {
    var units: [CatalogTexts.Place: (TextUnit, EntryTexts)] = [:]
    for entry in entries {
      for texts in [entry.source].compactMap(\.self) + entry.translations {
        for unit in texts.units {
          units[CatalogTexts.Place(file: unit.file, offset: unit.range.lowerBound)] = (unit, entry)
        }
      }
    }
    return findings.compactMap { finding in
      guard finding.standing == .open, FixableRules.all.contains(finding.rule),
        isWanted(finding.fingerprint), let source = sources[finding.file],
        FileNotation(source).isText
      else { return nil }
      guard FixableRules.ofTexts.contains(finding.rule) else { return fix(finding, in: source) }
      guard let range = finding.range else { return nil }
      let place = CatalogTexts.Place(file: source.path, offset: range.lowerBound)
      return units[place].flatMap { fix(finding, in: source, $0.0, $0.1, place) }
    }
  }

  /// What mends a fault of a file.
  private func fix(_ finding: Finding, in source: SourceText) -> Fix? {
    let change: ByteChange?
    if finding.rule == Check.bom.id {
      let isMark = source.encoding == .utf8 && source.markLength > 0
      change = isMark ? ByteChange(range: 0..<source.markLength, bytes: []) : nil
    } else {
      change = finding.mark.flatMap { DuplicateFix.change(at: $0.lowerBound, in: source) }
    }
    return change.map { Fix(rule: finding.rule, file: source.path, changes: [$0]) }
  }

  /// What mends a fault of a text.
  private func fix(
    _ finding: Finding, in source: SourceText, _ unit: TextUnit, _ entry: EntryTexts,
    _ place: CatalogTexts.Place
  ) -> Fix? {
    let places = ValuePlaces(
      source, unit.range, ValueDecoding(source), length: unit.value.utf8.count)
    guard let mark = finding.mark,
      let start = FileNotation.offset(of: mark.lowerBound, in: unit.value, places),
      let end = FileNotation.offset(of: mark.upperBound, in: unit.value, places)
        ?? (mark.upperBound == unit.range.upperBound ? unit.value.utf8.count : nil)
    else { return nil }
    let changes = TextFix.changes(
      finding.rule, at: start..<end, in: unit, source: entry.sourceUnit(for: unit))
    guard !changes.isEmpty else { return nil }
    let notation = FileNotation(source)
    return Fix(
      rule: finding.rule, file: source.path,
      changes: changes.map { change in
        ByteChange(range: places.range(change.range), bytes: notation.bytes(of: change.text))
      }, place: place, value: unit.value, textChanges: changes)
  }
}

extension LocaleProfile {
  /// What checks must know of each locale of a catalog.
  static func profiles(of catalog: Catalog) -> [String: LocaleProfile] {
    let names = Set(catalog.locales + [catalog.sourceLanguage])
    return Dictionary(uniqueKeysWithValues: names.map { ($0, LocaleProfile($0)) })
  }
}
