import ToastText

/// Reads the entries of one old-style `.strings` file.
struct StringsParser {
  var scanner: StringsScanner
  private(set) var entries: [StringsEntry] = []
  private var numbers: [ExactKey: Int] = [:]

  init(_ source: SourceText) { scanner = StringsScanner(source) }

  /// What was found wrong.
  var problems: [Problem] { scanner.log.problems }

  mutating func parse() {
    scanner.reportEncoding()
    scanner.skipTrivia()
    let isBraced = scanner.accept("{")
    while readNext(isBraced: isBraced) {}
  }

  /// Reads one entry or one fault; `false` at the end.
  private mutating func readNext(isBraced: Bool) -> Bool {
    scanner.skipTrivia()
    guard let byte = scanner.byte else {
      if isBraced {
        scanner.report("the brace at the start is never closed; add ‘}’", at: scanner.offset)
      }
      return false
    }
    if scanner.skipConflictMarker() { return true }
    if byte == UInt8(ascii: "}"), isBraced {
      scanner.offset += 1
      scanner.skipTrivia()
      if scanner.byte != nil {
        scanner.report(
          "the text goes on after the closing brace; take the rest away", at: scanner.offset)
      }
      return false
    }
    if byte == UInt8(ascii: ";") {
      scanner.report("a semicolon too many; take it away", at: scanner.offset)
      scanner.offset += 1
      return true
    }
    readEntry()
    return true
  }

  private mutating func readEntry() {
    let start = scanner.offset
    let comment = scanner.takeComment()
    guard let key = scanner.word() else { return scanner.skipFault("a key in double quotes") }
    scanner.log.key = key.text
    defer { scanner.log.key = nil }
    scanner.skipTrivia()
    if scanner.accept(";") { return add(key, key, comment) }
    guard acceptEquals(after: key, start: start) else { return }
    scanner.skipTrivia()
    if scanner.byte == UInt8(ascii: "("), let phrases = phrases(of: key) {
      return add(key, finish(phrases.end), comment, phrases.set)
    }
    guard let value = value(of: key) else { return }
    add(key, finish(value), comment)
  }

  /// The list of phrases that stands next, or `nil` where it holds anything but texts.
  private mutating func phrases(of key: StringsWord) -> (set: StringSet, end: StringsWord)? {
    let start = scanner
    let place = scanner.offset
    _ = scanner.accept("(")
    var set = StringSet([])
    scanner.skipTrivia()
    while !scanner.accept(")") {
      guard let word = scanner.word() else {
        scanner = start
        return nil
      }
      set.values.append(word.text)
      set.valueRanges.append(scanner.text.range(word.range))
      scanner.skipTrivia()
      if scanner.accept(",") { scanner.skipTrivia() }
    }
    scanner.log.report(
      "structure", .warning,
      "the value of ‘\(key.text.shortened)’ is a list of phrases, which nobody can look up as a text",
      at: scanner.text.place(place))
    let end = StringsWord(
      text: "", range: place..<scanner.offset, start: place, quote: nil, spansLines: false,
      isClosed: true)
    return (set, end)
  }

  /// Reads the equals sign; where it is missing, says whether a value follows all the same.
  private mutating func acceptEquals(after key: StringsWord, start: Int) -> Bool {
    if scanner.accept("=") { return true }
    let place = scanner.offset
    if let byte = scanner.byte, byte == UInt8(ascii: "\""), !key.spansLines {
      scanner.report("‘=’ is missing between key and text; add it", at: place)
      return true
    }
    if scanner.accept(":") {
      scanner.report("‘:’ stands between key and text; write ‘=’", at: place)
      return true
    }
    guard scanner.byte != nil || key.spansLines else {
      // A file that is one word: CoreFoundation reads a text, not a table.
      scanner.report("the entry has no ‘;’ at its end; add it", at: scanner.endOfLastToken)
      add(key, key, nil)
      return false
    }
    if key.spansLines {
      scanner.report("the closing quote of this key is missing; add it", at: start)
      scanner.offset = start
      scanner.skipLine()
    } else {
      scanner.skipFault("‘=’ after the key")
    }
    return false
  }

  /// The value that stands next; whatever is none is reported and left behind.
  private mutating func value(of key: StringsWord) -> StringsWord? {
    let place = scanner.offset
    if let word = scanner.word() { return word }
    switch scanner.byte {
    case UInt8(ascii: ";"):
      scanner.report("the text is missing; add it", at: place)
      scanner.offset += 1
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      scanner.skipNested()
      scanner.log.report(
        "structure", .error,
        "the value of ‘\(key.text.shortened)’ is a list or dictionary, not a text; write a text",
        at: scanner.text.place(place))
      scanner.skipTrivia()
      _ = scanner.accept(";")
    case UInt8(ascii: "="):
      scanner.report("an equals sign too many; take it away", at: place)
      scanner.offset += 1
      scanner.skipTrivia()
      return value(of: key)
    default:
      scanner.skipFault("a text in double quotes")
    }
    return nil
  }

  /// Reads the semicolon after a value and mends what is wrong with the value's quotes.
  private mutating func finish(_ value: StringsWord) -> StringsWord {
    let end = scanner.offset
    scanner.skipTrivia()
    if scanner.accept(";") { return value }
    if let longer = scanner.withBareQuotes(value, end: end) { return longer }
    if let longer = scanner.withBareBlanks(value) { return longer }
    if value.spansLines, scanner.byte != nil, !scanner.keyFollows() {
      return scanner.withoutClosingQuote(value)
    }
    if value.isClosed {
      scanner.report("the entry has no ‘;’ at its end; add it", at: end)
    }
    return value
  }

  private mutating func add(
    _ key: StringsWord, _ value: StringsWord, _ comment: String?, _ phrases: StringSet? = nil
  ) {
    let entry = StringsEntry(
      key: key.text, keyRange: scanner.text.range(key.range), value: value.text,
      valueRange: scanner.text.range(value.range), phrases: phrases, comment: comment)
    let exact = ExactKey(entry.key)
    guard let earlier = numbers[exact] else {
      numbers[exact] = entries.count
      return entries.append(entry)
    }
    let line = scanner.log.source.position(at: entries[earlier].keyRange.lowerBound).line
    scanner.log.report(
      "duplicate-key", .error,
      "the key ‘\(entry.key.shortened)’ stands on line \(line) already, and this one replaces it; "
        + "keep one", at: scanner.text.place(key.start))
    entries[earlier] = entry
  }
}
