public import ToastCatalogs
public import ToastText

/// Looks keys up in catalogs for one user, and writes their texts.
///
/// Each catalog matches the request against its own locales. For each key the best match is tried,
/// then its CLDR parents that the catalog has; when no catalog has a text there, the source
/// language; then the key itself. A catalog named later comes before one named earlier, the kit's
/// own words come last; but a key is shown for its own text only where no catalog has words for it.
///
/// A localizer never changes, so any number of threads may use it.
///
/// ```swift
/// let localizer = Localizer([photos], request: LocaleRequest(["ja"]))
/// localizer.text("photos.today %lld", [12])  // "今日の写真が12枚あります"
/// localizer.label(.later)  // "あとで"
/// ```
public final class Localizer: Sendable {
  /// Finds the line and column of a byte of a file, or `nil` where it cannot.
  public typealias Positions = @Sendable (_ file: String, _ offset: Int) -> SourcePosition?

  /// The languages the user asks for.
  public let request: LocaleRequest

  /// How texts are looked up and written.
  public let options: LocalizerOptions

  /// The catalogs in the order they are tried.
  let tables: [CatalogTable]
  let positions: Positions
  /// The text of every key.
  private let entries: KeyTable<LookupEntry>
  /// The same without lengths, for keys that have placeholders.
  private let normalized: KeyTable<LookupEntry>

  /// Creates a localizer.
  ///
  /// `catalogs` stand in the order they were named, the last comes first. `positions` is asked where a
  /// text stands when it has a problem or is explained.
  public init(
    _ catalogs: [Catalog],
    request: LocaleRequest,
    options: LocalizerOptions = LocalizerOptions(),
    positions: @escaping Positions = { _, _ in nil }
  ) {
    self.request = request
    self.options = options
    self.positions = positions
    var tables = catalogs.reversed().map {
      CatalogTable($0, request: request, mode: options.mode, syntax: options.syntax)
    }
    if options.includesLabels {
      let labels = options.labelRequest ?? request
      tables.append(BuiltInLabels.table(for: labels, mode: options.mode))
    }
    self.tables = tables
    entries = Self.entries(of: tables)
    normalized = Self.normalized(entries)
  }

  private static func entries(of tables: [CatalogTable]) -> KeyTable<LookupEntry> {
    var entries = KeyTable<LookupEntry>(
      capacity: tables.reduce(0) { $0 + $1.catalog.entries.count })
    var pending: [(table: CatalogTable, entry: CatalogEntry)] = []
    for table in tables {
      for entry in table.catalog.entries where entries[entry.key] == nil {
        if let found = table.found(entry, as: .text) {
          entries.add(entry.key, LookupEntry(found, of: entry, in: table))
        } else {
          pending.append((table, entry))
        }
      }
    }
    for rank in CatalogTable.Rank.allCases.dropFirst() {
      for (table, entry) in pending where entries[entry.key] == nil {
        guard let found = table.found(entry, as: rank) else { continue }
        entries.add(entry.key, LookupEntry(found, of: entry, in: table))
      }
    }
    return entries
  }

  private static func normalized(_ entries: KeyTable<LookupEntry>) -> KeyTable<LookupEntry> {
    var normalized = KeyTable<LookupEntry>()
    let formats = entries.keys.filter { $0.utf8.contains(UInt8(ascii: "%")) }
    // Of two keys that differ in lengths only, the first by spelling stands for both.
    for key in formats.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      guard let short = KeyNormalizer.normalized(key), let entry = entries[key] else { continue }
      normalized.add(short, entry)
    }
    return normalized
  }

  /// The text of a key, whatever lengths its placeholders name; `nil` where no catalog has it.
  func entry(_ key: String, table: String? = nil) -> LookupEntry? {
    let entry =
      entries[key] ?? KeyNormalizer.normalized(key).flatMap { normalized[$0] }
    guard let table, entry?.table != table else { return entry }
    return self.entry(key, inTable: table)
  }

  /// The text of a key in the catalogs of one table.
  private func entry(_ key: String, inTable name: String) -> LookupEntry? {
    let named = tables.filter { $0.catalog.table == name }
    let candidates = named.compactMap { table in table.entry(key).map { (table, $0) } }
    return Self.choice(among: candidates).map { place, found in
      LookupEntry(found, of: candidates[place].1, in: candidates[place].0)
    }
  }

  /// Which of the entries of a key in several catalogs is shown, and its text.
  static func choice(
    among candidates: [(CatalogTable, CatalogEntry)]
  ) -> (place: Int, found: CatalogTable.Found)? {
    for rank in CatalogTable.Rank.allCases {
      for (place, candidate) in candidates.enumerated() {
        if let found = candidate.0.found(candidate.1, as: rank) { return (place, found) }
      }
    }
    return nil
  }
}
