import ToastText

/// One file of a table of `*.lproj` folders, read.
struct TableFile {
  /// The path.
  var path: String
  /// The locale, spelled as its folder.
  var locale: String
  /// Whether its entries beat those of a `.strings` file.
  var isStringsDict: Bool
  /// The entries in the order of the file.
  var entries: [TableEntry]
  /// What was wrong.
  var problems: [Problem]

  /// Reads a file by what its name and first bytes say it is.
  init(_ source: SourceText, locale: String) {
    path = source.path
    self.locale = locale
    isStringsDict = CatalogPath.fileExtension(of: path) == "stringsdict"
    if isStringsDict || PropertyListForm.detect(source) != .oldStyle {
      var parser = StringsDictParser(source, locale: locale)
      parser.parse()
      (entries, problems) = (parser.entries, parser.problems)
    } else {
      var parser = StringsParser(source)
      parser.scanner.log.locale = locale
      parser.parse()
      problems = parser.problems
      entries = parser.entries.map(Self.entry)
    }
  }

  private static func entry(_ entry: StringsEntry) -> TableEntry {
    let unit = StringUnit(entry.value, valueRange: entry.valueRange)
    return TableEntry(
      key: entry.key, keyRange: entry.keyRange, comment: entry.comment,
      content: entry.phrases.map(Variation.set) ?? .unit(unit))
  }
}
