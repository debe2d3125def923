import ToastText

extension StringCatalogParser {
  /// Reports a field that its object has had already.
  mutating func checkFirst(
    _ number: UInt32, _ fields: inout FieldSet, _ key: JSONString, objectStart: Int
  ) {
    guard !fields.insert(number) else { return }
    let text = scanner.text(of: key)
    let first = scanner.firstPlace(ofKey: text, inObjectAt: objectStart) ?? objectStart
    scanner.reportDuplicate(text, at: key.range.lowerBound, earlier: first)
  }

  /// Reads past a field this reader does not know; a writer keeps it.
  mutating func skipUnknownField(_ key: JSONString) {
    scanner.log.report(
      "unknown-field", .warning,
      "the field ‘\(scanner.text(of: key).shortened)’ is not known and left alone; check its spelling",
      at: key.range.lowerBound - 1, path: pathText)
    scanner.checkValue()
  }

  /// Reads past a field that has no meaning for the text.
  mutating func checkBoolean(_ name: String) {
    _ = readBoolean(name)
  }

  /// The text of the string that stands next; anything else is reported.
  mutating func readString(_ name: String) -> String? {
    guard let token = stringToken(name) else { return nil }
    return scanner.text(of: token)
  }

  /// The string that stands next; anything else is reported.
  mutating func stringToken(_ name: String) -> JSONString? {
    if let token = scanner.string() { return token }
    scanner.reject(scanner.peek(), expected: "a string", of: name)
    return nil
  }

  mutating func readBoolean(_ name: String) -> Bool? {
    let place = scanner.offset
    let kind = scanner.peek()
    guard kind == .scalar else {
      scanner.reject(kind, expected: "true or false", of: name)
      return nil
    }
    if let value = scanner.scalar().boolean { return value }
    scanner.log.report(
      "structure", .error, "‘\(name)’ is neither true nor false; make it one of them", at: place,
      path: pathText)
    return nil
  }

  /// The path to the text being read, such as `device.iphone.plural.one`, or `nil` at the top.
  var pathText: String? { path.isEmpty ? nil : path.joined(separator: ".") }

  mutating func reportStructure(
    _ message: String, at offset: Int, severity: ProblemSeverity = .error, path: String? = nil
  ) {
    scanner.log.report("structure", severity, message, at: offset, path: path ?? pathText)
  }
}

extension JSONScanner {
  /// Where a key first stands in an object, found by reading the object again.
  func firstPlace(ofKey text: String, inObjectAt start: Int) -> Int? {
    var again = self
    again.offset = start
    guard again.enterObject() else { return nil }
    while let key = again.nextKey() {
      if again.text(of: key) == text { return key.range.lowerBound }
      again.skipValue()
    }
    return nil
  }
}
