import ToastCatalogs
import ToastText

/// Mends one catalog in memory, round by round until nothing is left to mend.
struct CatalogFixer {
  /// More rounds than a text has faults of one kind; a last resort against going round in circles.
  private static let roundLimit = 200

  private let location: CatalogLocation
  private let engine: CheckEngine
  private let known: Set<String>

  /// The bytes of each file, mended as far as it goes.
  private(set) var files: [String: [UInt8]]

  /// How often each rule's findings were mended, by file.
  private(set) var counts: [String: [String: Int]] = [:]

  /// Creates a fixer.
  ///
  /// - Parameters:
  ///   - location: The catalog.
  ///   - files: The bytes of its files.
  ///   - engine: The engine that its configuration makes.
  ///   - known: Fingerprints of findings that are let pass.
  init(
    _ location: CatalogLocation, files: [String: [UInt8]], engine: CheckEngine, known: Set<String>
  ) {
    self.location = location
    self.files = files
    self.known = known
    var engine = engine
    let rules = FixableRules.all.filter { id in
      Check.named(id).map(engine.configuration.runs) ?? false
    }
    engine.configuration.only = rules
    engine.wantsExcerpts = false
    self.engine = engine
  }

  /// Mends until a round changes nothing.
  mutating func run() {
    guard !engine.configuration.only.isEmpty else { return }
    for _ in 0..<Self.roundLimit {
      guard runOnce() else { return }
    }
  }

  /// One round; whether it changed anything.
  private mutating func runOnce() -> Bool {
    guard let before = FixState(location, files: files, engine: engine) else { return false }
    let fixes = before.fixes { !known.contains($0) }
    guard !fixes.isEmpty else { return false }
    var after = files
    var changed: [CatalogTexts.Place: String] = [:]
    var made: [FixState.Fix] = []
    for (file, group) in Dictionary(grouping: fixes, by: \.file) {
      let applied = ByteChange.apply(group.flatMap(\.changes), to: files[file] ?? [])
      let done = Set(applied.made)
      after[file] = applied.bytes
      for fix in group where fix.changes.allSatisfy(done.contains) { made.append(fix) }
      // Part of a fix would be another change than the one that was thought of.
      guard
        group.allSatisfy({
          $0.changes.allSatisfy(done.contains) || $0.changes.allSatisfy { !done.contains($0) }
        })
      else { return false }
    }
    for fix in made {
      guard let place = fix.place else { continue }
      changed[place] = TextChange.apply(
        made.filter { $0.place == place }.flatMap(\.textChanges), to: fix.value)
    }
    // The files are read anew: whatever else reads differently now forbids the round.
    guard let then = FixState(location, files: after, engine: engine),
      then.texts() == before.texts(changed: changed), then.problemCount <= before.problemCount
    else { return false }
    files = after
    for fix in made { counts[fix.file, default: [:]][fix.rule, default: 0] += 1 }
    return !made.isEmpty
  }
}
