import ToastCatalogs
import ToastText

/// Takes what the checks find, with the places as the checks see them.
struct FindingSink {
  /// A finding before its place in the file is looked up.
  struct Entry {
    var check: Int
    var severity: ProblemSeverity?
    var message: String
    var target: Target
    var part: Range<Int>?
  }

  /// What a finding is about.
  enum Target {
    /// A text.
    case unit(TextUnit)
    /// A place in a file, by key and locale.
    case place(file: String, range: Range<Int>?, key: String?, locale: String?, path: String?)
  }

  /// How often a check may report one text: a file that is not what it seems has thousands.
  private static let limit = 20

  private(set) var entries: [Entry] = []

  /// How many findings in a row are of one check about one text.
  private var run: (check: Int, unit: ObjectIdentifier, count: Int)?

  /// The number of the check that reports.
  var check = 0

  /// The text the check was asked about.
  var unit: TextUnit?

  /// Reports the text the check was asked about, or a part of it in UTF-8 bytes of its value.
  mutating func report(
    _ message: String, at part: Range<Int>? = nil, _ severity: ProblemSeverity? = nil
  ) {
    guard let unit else { return }
    report(message, in: unit, at: part, severity)
  }

  /// Reports a text, or a part of it in UTF-8 bytes of its value.
  mutating func report(
    _ message: String, in unit: TextUnit, at part: Range<Int>? = nil,
    _ severity: ProblemSeverity? = nil
  ) {
    if let last = run, last.check == check, last.unit == ObjectIdentifier(unit) {
      run?.count += 1
      guard last.count < Self.limit else { return }
    } else {
      run = (check, ObjectIdentifier(unit), 1)
    }
    entries.append(
      Entry(check: check, severity: severity, message: message, target: .unit(unit), part: part))
  }

  /// Reports a key, as far as one locale is concerned.
  mutating func report(
    _ message: String, key entry: EntryTexts, locale: String?, in catalog: CatalogContext,
    _ severity: ProblemSeverity? = nil
  ) {
    let file = entry.entry.localizations.first?.file ?? catalog.catalog.file
    place(message, file: file, range: entry.entry.keyRange, key: entry.key, locale, severity)
  }

  /// Reports a localization: its locale in a String Catalog, its key in a table of a folder.
  mutating func report(
    _ message: String, localization texts: LocalizedTexts, of entry: EntryTexts,
    path: String? = nil, _ severity: ProblemSeverity? = nil
  ) {
    entries.append(
      Entry(
        check: check, severity: severity, message: message,
        target: .place(
          file: texts.file, range: texts.localization.localeRange, key: entry.key,
          locale: texts.locale.name, path: path),
        part: nil))
  }

  /// Reports a place in a file, or the file as a whole.
  mutating func place(
    _ message: String, file: String, range: Range<Int>? = nil, key: String? = nil,
    _ locale: String? = nil, _ severity: ProblemSeverity? = nil
  ) {
    entries.append(
      Entry(
        check: check, severity: severity, message: message,
        target: .place(file: file, range: range, key: key, locale: locale, path: nil), part: nil))
  }

  /// Takes over what another sink took.
  mutating func append(_ other: FindingSink) { entries += other.entries }
}
