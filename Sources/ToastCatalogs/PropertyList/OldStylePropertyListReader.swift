import ToastText

/// Reads an old-style property list: `{ key = value; list = ( a, b ); }`.
struct OldStylePropertyListReader {
  var scanner: StringsScanner
  private var depth = 0

  init(_ source: SourceText) { scanner = StringsScanner(source) }

  /// The value of the file; entries without braces around them are a dictionary too.
  mutating func value() -> PropertyListValue? {
    scanner.reportEncoding()
    scanner.skipTrivia()
    guard scanner.byte != nil else { return nil }
    let place = scanner.offset
    if scanner.byte == UInt8(ascii: "{") || scanner.byte == UInt8(ascii: "(") {
      let result = item()
      scanner.skipTrivia()
      if scanner.byte != nil {
        scanner.report(
          "the text goes on after its last bracket; take the rest away", at: scanner.offset)
      }
      return result
    }
    let members = members(until: nil)
    let offset = scanner.text.place(place)
    return PropertyListValue(content: .dictionary(members), range: offset..<offset)
  }

  private mutating func item() -> PropertyListValue? {
    let place = scanner.offset
    let offset = scanner.text.place(place)
    if let word = scanner.word() {
      return PropertyListValue(content: .string(word.text), range: scanner.text.range(word.range))
    }
    guard depth < PropertyListReader.nestingLimit else {
      scanner.report(
        "lists and dictionaries stand more than \(PropertyListReader.nestingLimit) deep in each other; "
          + "this one is left out", at: place, kind: "nesting-limit")
      scanner.skipNested()
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    if scanner.accept("{") {
      return PropertyListValue(
        content: .dictionary(members(until: UInt8(ascii: "}"))), range: offset..<offset)
    }
    if scanner.accept("(") {
      return PropertyListValue(content: .array(elements()), range: offset..<offset)
    }
    if scanner.byte == UInt8(ascii: "<") {
      scanner.skipNested()
      return PropertyListValue(content: .other("data"), range: offset..<offset)
    }
    return nil
  }

  private mutating func members(until close: UInt8?) -> [PropertyListValue.Member] {
    var members: [PropertyListValue.Member] = []
    var places: [String: Int] = [:]
    while true {
      scanner.skipTrivia()
      guard let byte = scanner.byte else {
        if close != nil {
          scanner.report("a brace is never closed; add ‘}’", at: scanner.offset)
        }
        return members
      }
      if byte == close {
        scanner.offset += 1
        return members
      }
      if scanner.skipConflictMarker() { continue }
      guard let key = scanner.word() else {
        scanner.skipFault("a key")
        continue
      }
      guard let value = memberValue(key) else { continue }
      let range = scanner.text.range(key.range)
      if let earlier = places.updateValue(range.lowerBound, forKey: key.text) {
        scanner.log.reportDuplicate(key.text, at: range.lowerBound, earlier: earlier)
      }
      members.append(PropertyListValue.Member(key: key.text, keyRange: range, value: value))
    }
  }

  private mutating func memberValue(_ key: StringsWord) -> PropertyListValue? {
    scanner.skipTrivia()
    if scanner.accept(";") {
      return PropertyListValue(content: .string(key.text), range: scanner.text.range(key.range))
    }
    guard scanner.accept("=") else {
      scanner.skipFault("‘=’ after the key")
      return nil
    }
    scanner.skipTrivia()
    let place = scanner.offset
    guard let value = item() else {
      if scanner.offset == place { scanner.skipFault("a value") }
      return nil
    }
    let end = scanner.offset
    scanner.skipTrivia()
    if !scanner.accept(";") {
      scanner.report("the entry has no ‘;’ at its end; add it", at: end)
    }
    return value
  }

  private mutating func elements() -> [PropertyListValue] {
    var elements: [PropertyListValue] = []
    while true {
      scanner.skipTrivia()
      guard scanner.byte != nil else {
        scanner.report("a list is never closed; add ‘)’", at: scanner.offset)
        return elements
      }
      if scanner.accept(")") { return elements }
      if scanner.accept(",") { continue }
      let place = scanner.offset
      if let value = item() {
        elements.append(value)
      } else if scanner.offset == place {
        scanner.skipFault("a value")
      }
    }
  }
}
