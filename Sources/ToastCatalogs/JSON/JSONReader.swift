package import ToastText

/// Reads a whole JSON text into a tree of values that know their places.
///
/// It never stops at the first fault. The value is the best reading of the file; each problem has
/// its line and column.
///
/// ```swift
/// let source = SourceText(path: "a.json", bytes: Array(#"{"a": 1, "a": 2,}"#.utf8))
/// let read = JSONReader.read(source)
/// read.value?["a"]?.number  // 2
/// read.problems.map(\.kind)  // ["duplicate-key", "parse-error"]
/// ```
package enum JSONReader {
  /// The value of a file, `nil` where there is none, and what was wrong.
  package static func read(
    _ source: SourceText, nestingLimit: Int = JSONScanner.defaultNestingLimit
  ) -> (value: JSONValue?, problems: [Problem]) {
    var scanner = JSONScanner(source, nestingLimit: nestingLimit)
    let value = value(from: &scanner)
    scanner.checkEnd()
    return (value, scanner.log.problems)
  }

  /// The value that stands next, or `nil` where there is none.
  package static func value(from scanner: inout JSONScanner) -> JSONValue? {
    let kind = scanner.peek()
    let start = scanner.offset
    switch kind {
    case .object:
      guard scanner.enterObject() else { return nil }
      let members = members(from: &scanner)
      return JSONValue(.object(members), range: start..<scanner.offset)
    case .array:
      guard scanner.enterArray() else { return nil }
      var elements: [JSONValue] = []
      while scanner.nextElement() {
        if let element = value(from: &scanner) { elements.append(element) }
      }
      return JSONValue(.array(elements), range: start..<scanner.offset)
    case .string:
      guard let token = scanner.string() else { return nil }
      return JSONValue(.string(scanner.text(of: token)), range: start..<scanner.offset)
    case .scalar:
      return scanner.scalar()
    case .missing:
      return nil
    }
  }

  private static func members(from scanner: inout JSONScanner) -> [JSONMember] {
    var members: [JSONMember] = []
    var places: [ExactKey: Int] = [:]
    while let token = scanner.nextKey() {
      let key = scanner.text(of: token)
      if let earlier = places.updateValue(token.range.lowerBound, forKey: ExactKey(key)) {
        scanner.reportDuplicate(key, at: token.range.lowerBound, earlier: earlier)
      }
      let start = scanner.offset
      let value = value(from: &scanner) ?? JSONValue(.null, range: start..<start)
      members.append(JSONMember(key, keyRange: token.range, value))
    }
    return members
  }
}

extension JSONScanner {
  /// Reports a key that its object has twice, with both lines.
  package mutating func reportDuplicate(_ key: String, at offset: Int, earlier: Int) {
    let line = source.position(at: earlier).line
    log.report(
      "duplicate-key", .error,
      "the key ‘\(key.shortened)’ stands on line \(line) already, and this one replaces it; keep one",
      at: offset - 1)
  }

  /// Reports text after the end of the value.
  package mutating func checkEnd() {
    skipBlanks()
    while offset < bytes.count, skipForeignText() { skipBlanks() }
    guard offset < bytes.count else { return }
    log.report(
      "parse-error", .error, "the text goes on after its last bracket; take the rest away",
      at: offset)
    offset = bytes.count
  }
}
