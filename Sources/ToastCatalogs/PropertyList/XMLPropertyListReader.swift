import ToastText

/// Reads an XML property list.
struct XMLPropertyListReader {
  var scanner: XMLScanner
  private var depth = 0

  init(_ source: SourceText) { scanner = XMLScanner(source) }

  /// The value inside `<plist>`; a second one is reported.
  mutating func value() -> PropertyListValue? {
    var result: PropertyListValue?
    var root: Int?
    while let token = scanner.next() {
      switch token {
      case .start("plist", let isEmpty, let place):
        root = isEmpty ? nil : place
      case .start(let name, let isEmpty, let place):
        if result != nil {
          scanner.report(
            "a property list has one value, and this is another; take it away", at: place)
          skip(name, isEmpty: isEmpty)
          continue
        }
        result = element(name, isEmpty: isEmpty, at: place)
      case .end("plist", _) where root != nil:
        root = nil
      case .end(let name, let place):
        reportStray(name, at: place)
      case .text(let text, let range):
        reportText(text, range)
      }
    }
    if let root { reportOpen("plist", at: root) }
    if result == nil {
      scanner.report("the property list has no value; add a ‘<dict>’", at: scanner.offset)
    }
    return result
  }

  private mutating func element(_ name: String, isEmpty: Bool, at place: Int) -> PropertyListValue?
  {
    let offset = scanner.text.place(place)
    switch name {
    case "dict", "array":
      guard depth < PropertyListReader.nestingLimit else {
        scanner.report(
          "lists and dictionaries stand more than \(PropertyListReader.nestingLimit) deep in each "
            + "other; this one is left out", at: place, kind: "nesting-limit")
        skip(name, isEmpty: isEmpty)
        return nil
      }
      depth += 1
      defer { depth -= 1 }
      let content: PropertyListValue.Content =
        name == "dict"
        ? .dictionary(isEmpty ? [] : members(at: place))
        : .array(isEmpty ? [] : elements(at: place))
      return PropertyListValue(content: content, range: offset..<offset)
    case "string", "key":
      let (text, range) = isEmpty ? ("", offset..<offset) : contents(of: name, at: place)
      return PropertyListValue(content: .string(text), range: range)
    case "integer", "real", "date", "data", "true", "false":
      if !isEmpty { _ = contents(of: name, at: place) }
      return PropertyListValue(content: .other("<\(name)>"), range: offset..<offset)
    default:
      scanner.report(
        "a property list has no element ‘<\(name.shortened)>’; take it away", at: place)
      skip(name, isEmpty: isEmpty)
      return nil
    }
  }

  private mutating func members(at start: Int) -> [PropertyListValue.Member] {
    var members: [PropertyListValue.Member] = []
    var places: [String: Int] = [:]
    var key: PropertyListValue?
    while let token = scanner.next() {
      switch token {
      case .start("key", let isEmpty, let place):
        if let key { reportNoValue(key) }
        key = element("key", isEmpty: isEmpty, at: place)
      case .start(let name, let isEmpty, let place):
        let value = element(name, isEmpty: isEmpty, at: place)
        guard let known = key, let text = known.string else {
          scanner.report("this value has no key; add a ‘<key>’ before it", at: place)
          continue
        }
        key = nil
        guard let value else { continue }
        if let earlier = places.updateValue(known.range.lowerBound, forKey: text) {
          scanner.log.reportDuplicate(text, at: known.range.lowerBound, earlier: earlier)
        }
        members.append(PropertyListValue.Member(key: text, keyRange: known.range, value: value))
      case .end(let name, let place):
        if let key { reportNoValue(key) }
        if name != "dict" { reportMismatch(name, expected: "dict", at: place) }
        return members
      case .text(let text, let range):
        reportText(text, range)
      }
    }
    reportOpen("dict", at: start)
    return members
  }

  private mutating func elements(at start: Int) -> [PropertyListValue] {
    var elements: [PropertyListValue] = []
    while let token = scanner.next() {
      switch token {
      case .start(let name, let isEmpty, let place):
        if let value = element(name, isEmpty: isEmpty, at: place) { elements.append(value) }
      case .end(let name, let place):
        if name != "array" { reportMismatch(name, expected: "array", at: place) }
        return elements
      case .text(let text, let range):
        reportText(text, range)
      }
    }
    reportOpen("array", at: start)
    return elements
  }

  /// The text up to the end tag of an element that holds nothing but text.
  private mutating func contents(of name: String, at start: Int) -> (String, Range<Int>) {
    var result = ""
    let place = scanner.text.place(scanner.offset)
    var range: Range<Int>?
    while true {
      let before = scanner
      guard let token = scanner.next() else { break }
      switch token {
      case .text(let text, let piece):
        result += text
        range = (range?.lowerBound ?? piece.lowerBound)..<piece.upperBound
      case .end(let end, let place):
        if end != name { reportMismatch(end, expected: name, at: place) }
        return (result, range ?? self.empty(place))
      case .start(let tag, _, let place):
        // A forgotten end tag: the next element is read as what it is.
        scanner.report(
          "‘<\(tag.shortened)>’ stands inside ‘<\(name)>’; add ‘</\(name)>’ before it, or write ‘&lt;’",
          at: place)
        let log = scanner.log
        scanner = before
        scanner.log = log
        return (result, range ?? self.empty(place))
      }
    }
    reportOpen(name, at: start)
    return (result, range ?? place..<place)
  }

  private func empty(_ place: Int) -> Range<Int> {
    let offset = scanner.text.place(place)
    return offset..<offset
  }

  /// Moves past an element and all in it.
  private mutating func skip(_ name: String, isEmpty: Bool) {
    var open = isEmpty ? 0 : 1
    while open > 0, let token = scanner.next() {
      switch token {
      case .start(_, let isEmpty, _): open += isEmpty ? 0 : 1
      case .end: open -= 1
      case .text: break
      }
    }
  }
}

extension XMLPropertyListReader {
  private mutating func reportText(_ text: String, _ range: Range<Int>) {
    guard let start = text.utf8.firstIndex(where: { $0 > 0x20 }) else { return }
    let skipped = text.utf8.distance(from: text.utf8.startIndex, to: start)
    scanner.log.report(
      "parse-error", .error,
      "‘\(text.trimmedBlanks.shortened)’ stands between elements; put it in a ‘<string>’ or take it away",
      at: range.lowerBound + skipped)
  }

  private mutating func reportStray(_ name: String, at place: Int) {
    scanner.report("‘</\(name.shortened)>’ closes nothing; take it away", at: place)
  }

  private mutating func reportMismatch(_ name: String, expected: String, at place: Int) {
    scanner.report(
      "‘</\(name.shortened)>’ closes a ‘<\(expected)>’; write ‘</\(expected)>’", at: place)
  }

  private mutating func reportOpen(_ name: String, at place: Int) {
    scanner.report("this ‘<\(name)>’ is never closed; add ‘</\(name)>’", at: place)
  }

  private mutating func reportNoValue(_ key: PropertyListValue) {
    scanner.log.report(
      "parse-error", .error, "the key ‘\((key.string ?? "").shortened)’ has no value; add one",
      at: key.range.lowerBound)
  }
}
