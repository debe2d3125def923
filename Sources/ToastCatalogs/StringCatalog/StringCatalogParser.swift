import ToastText

/// The state of reading one String Catalog: the top level of the file.
struct StringCatalogParser {
  private static let knownVersions = ["1.0", "1.1"]

  /// A locale of the file.
  struct SeenLocale {
    var name: JSONName
    var text: String
    /// Whether its texts are read.
    var isWanted: Bool
    /// Where the last entry with a text in it stands.
    var lastEntry = -1
  }

  let names = StringCatalogNames()
  var scanner: JSONScanner
  var sourceLanguage: String?
  /// Every locale seen so far, in the order of its first appearance.
  var locales: [SeenLocale] = []
  /// The steps from the localization to the text being read, such as `plural` and `one`.
  var path: [String] = []
  /// Whether a text of the localization being read refers to a substitution.
  var hasReferences = false

  private let only: [String]?
  private let keepsSource: Bool
  private var version: String?
  private var entries: [CatalogEntry] = []
  private var hasStrings = false

  init(_ source: SourceText, only: [String]?, keepsSource: Bool) {
    scanner = JSONScanner(source)
    self.only = only
    self.keepsSource = keepsSource
  }

  mutating func catalog() -> Catalog {
    readTopLevel()
    let file = scanner.source.path
    return Catalog(
      file: file,
      table: CatalogPath.table(of: file),
      format: .stringCatalog,
      sourceLanguage: sourceLanguage ?? "en",
      version: version,
      entries: entries,
      locales: orderedLocales(),
      problems: scanner.log.problems)
  }

  private mutating func readTopLevel() {
    guard isCatalog() else { return }
    let start = scanner.offset
    guard scanner.enterObject() else { return }
    var fields = FieldSet()
    while let key = scanner.nextKey() {
      let name = scanner.name(of: key)
      if name == names.strings {
        checkFirst(0, &fields, key, objectStart: start)
        findSourceLanguage()
        readStrings()
      } else if name == names.sourceLanguage {
        checkFirst(1, &fields, key, objectStart: start)
        sourceLanguage = readString("sourceLanguage") ?? sourceLanguage
      } else if name == names.version {
        checkFirst(2, &fields, key, objectStart: start)
        readVersion()
      } else {
        skipUnknownField(key)
      }
    }
    scanner.checkEnd()
    checkComplete(at: start)
  }

  private mutating func isCatalog() -> Bool {
    let kind = scanner.peek()
    if kind == .object { return true }
    guard kind != .missing else { return false }
    scanner.log.report(
      "structure", .error,
      "the file is no String Catalog: it begins with \(kind.name), not with ‘{’",
      at: scanner.offset)
    return false
  }

  private mutating func checkComplete(at start: Int) {
    if sourceLanguage == nil {
      scanner.log.report(
        "structure", .error,
        "‘sourceLanguage’ is missing, English is assumed; add it, such as \"sourceLanguage\" : \"en\"",
        at: start)
    }
    if !hasStrings {
      scanner.log.report(
        "structure", .error, "‘strings’ is missing; add it, empty if there are none yet", at: start)
    }
    if version == nil {
      scanner.log.report(
        "structure", .info, "‘version’ is missing; add \"version\" : \"1.0\"", at: start)
    }
  }

  private mutating func readVersion() {
    guard let token = stringToken("version") else { return }
    let text = scanner.text(of: token)
    version = text
    guard !Self.knownVersions.contains(text) else { return }
    scanner.log.report(
      "unknown-version", .warning,
      "version ‘\(text.shortened)’ is not known, only 1.0 and 1.1; what is new in it is left alone",
      at: token.range.lowerBound)
  }

  /// Looks ahead for the source language where it stands after the texts and says which to read.
  private mutating func findSourceLanguage() {
    guard only != nil, keepsSource, sourceLanguage == nil else { return }
    var ahead = self
    ahead.scanner.skipValue()
    while let key = ahead.scanner.nextKey() {
      guard ahead.scanner.name(of: key) == names.sourceLanguage else {
        ahead.scanner.skipValue()
        continue
      }
      sourceLanguage = ahead.readString("sourceLanguage")
    }
  }

  private mutating func readStrings() {
    hasStrings = true
    let kind = scanner.peek()
    guard kind == .object else {
      return scanner.reject(kind, expected: "an object of keys and their entries", of: "strings")
    }
    guard scanner.enterObject() else { return }
    var places: [ExactKey: Int] = [:]
    while let token = scanner.nextKey() {
      let key = scanner.text(of: token)
      scanner.log.key = key
      let exact = ExactKey(key)
      let earlier = places.updateValue(entries.count, forKey: exact)
      let entry = entry(key, range: token.range)
      if let earlier {
        let first = entries[earlier].keyRange.lowerBound
        scanner.reportDuplicate(key, at: token.range.lowerBound, earlier: first)
        places[exact] = earlier
        if let entry { entries[earlier] = entry }
      } else if let entry {
        entries.append(entry)
      } else {
        places[exact] = nil
      }
      scanner.log.key = nil
    }
  }

  /// The number of a locale in `locales`; a new one is added.
  mutating func localeNumber(of token: JSONString, guess: Int) -> Int {
    // Entries mostly list the same locales in the same order.
    let name = scanner.name(of: token)
    if guess < locales.count, locales[guess].name == name { return guess }
    let text = scanner.text(of: token)
    if let known = locales.firstIndex(where: { $0.text == text }) { return known }
    let isSource = keepsSource && text == sourceLanguage
    let isWanted = isSource || only?.contains(text) ?? true
    locales.append(SeenLocale(name: name, text: text, isWanted: isWanted))
    return locales.count - 1
  }

  private func orderedLocales() -> [String] {
    let source = sourceLanguage ?? "en"
    return [source] + locales.map(\.text).filter { $0 != source }
  }
}
