import ToastText

extension StringCatalogParser {
  /// The string unit that stands next.
  mutating func stringUnit(at place: Int) -> StringUnit? {
    let kind = scanner.peek()
    let start = scanner.offset
    guard kind == .object else {
      scanner.reject(kind, expected: "an object with ‘state’ and ‘value’", of: "stringUnit")
      return nil
    }
    guard scanner.enterObject() else { return nil }
    var value: JSONString?
    var state: TranslationState?
    var fields = FieldSet()
    while let field = scanner.nextKey() {
      let name = scanner.name(of: field)
      if name == names.state {
        checkFirst(0, &fields, field, objectStart: start)
        state = translationState()
      } else if name == names.value {
        checkFirst(1, &fields, field, objectStart: start)
        value = stringToken("value")
      } else {
        skipUnknownField(field)
      }
    }
    guard let value else {
      reportStructure("this string unit has no ‘value’; add the text", at: place)
      return nil
    }
    if !hasReferences { hasReferences = refersToSubstitution(value.range) }
    return StringUnit(scanner.text(of: value), state: state, valueRange: value.range)
  }

  /// Whether `#@` stands in a range; it can only come from a reference to a substitution.
  func refersToSubstitution(_ range: Range<Int>) -> Bool {
    let bytes = scanner.bytes.span
    guard ByteScan.contains(UInt8(ascii: "#"), bytes, range) else { return false }
    let part = bytes.extracting(range)
    for offset in 1..<max(1, part.count)
    where part[offset] == UInt8(ascii: "@") && part[offset - 1] == UInt8(ascii: "#") {
      return true
    }
    return false
  }

  private mutating func translationState() -> TranslationState? {
    guard let token = stringToken("state") else { return nil }
    return state(token)
  }

  /// A state, known or not.
  @inline(__always)
  mutating func state(_ token: JSONString) -> TranslationState {
    let name = scanner.name(of: token)
    if name == names.translated { return .translated }
    return rareState(token, name)
  }

  private mutating func rareState(_ token: JSONString, _ name: JSONName) -> TranslationState {
    for known in names.states where known.name == name { return known.state }
    let text = scanner.text(of: token)
    reportUnknownState("state", text, at: token)
    return TranslationState(rawValue: text)
  }

  /// The list of phrases that stands next.
  mutating func stringSet() -> StringSet? {
    let kind = scanner.peek()
    guard kind == .object else {
      scanner.reject(kind, expected: "an object with ‘state’ and ‘values’", of: "stringSet")
      return nil
    }
    guard scanner.enterObject() else { return nil }
    var result = StringSet([])
    while let field = scanner.nextKey() {
      let name = scanner.name(of: field)
      if name == names.state {
        result.state = translationState()
      } else if name == names.values {
        readValues(into: &result)
      } else {
        skipUnknownField(field)
      }
    }
    return result
  }

  private mutating func readValues(into set: inout StringSet) {
    let kind = scanner.peek()
    guard kind == .array else {
      return scanner.reject(kind, expected: "an array of strings", of: "values")
    }
    guard scanner.enterArray() else { return }
    while scanner.nextElement() {
      guard let token = stringToken("values") else { continue }
      set.values.append(scanner.text(of: token))
      set.valueRanges.append(token.range)
    }
  }
}
