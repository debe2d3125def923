import ToastText

extension MessageFormatParser {
  /// The branches of a plural, up to and with the `}` that closes it.
  mutating func plural(
    _ name: MessageFormatName, isOrdinal: Bool, from start: Int, depth: Int
  ) throws(MessageFormatFault) -> MessageFormatNode {
    var plural = MessageFormatPlural(name: name, isOrdinal: isOrdinal, offset: 0, branches: [])
    while true {
      scanner.skipSpace()
      let selectorStart = scanner.index
      if scanner.accept("}") { break }
      if plural.branches.isEmpty, acceptOffset() {
        plural.offset = try number(from: start)
        continue
      }
      let selector = try pluralSelector(from: start)
      let nodes = try branch(from: start, depth: depth, isPlural: true)
      if plural.branches.contains(where: { $0.selector == selector }) {
        let text = scanner.text(selectorStart..<scanner.index).prefix { $0 != "{" }
        duplicate(String(text), at: selectorStart)
      }
      plural.branches.append(.init(selector: selector, nodes: nodes))
    }
    requireOther(plural.branches.contains { $0.selector == .category(.other) }, at: start)
    return .plural(plural)
  }

  /// The branches of a select, up to and with the `}` that closes it.
  mutating func select(
    _ name: MessageFormatName, from start: Int, depth: Int
  ) throws(MessageFormatFault) -> MessageFormatNode {
    var select = MessageFormatSelect(name: name, branches: [])
    while true {
      scanner.skipSpace()
      let selectorStart = scanner.index
      if scanner.accept("}") { break }
      let selector = scanner.word()
      guard !selector.isEmpty else { throw unexpected(from: start) }
      let nodes = try branch(from: start, depth: depth, isPlural: false)
      if select.branches.contains(where: { $0.selector == selector }) {
        duplicate(selector, at: selectorStart)
      }
      select.branches.append(.init(selector: selector, nodes: nodes))
    }
    requireOther(select.branches.contains { $0.selector == "other" }, at: start)
    return .select(select)
  }

  // MARK: Pieces of a choice

  private mutating func acceptOffset() -> Bool {
    guard scanner.bytes[scanner.index...].starts(with: "offset:".utf8) else { return false }
    scanner.index += 7
    scanner.skipSpace()
    return true
  }

  private mutating func pluralSelector(
    from start: Int
  ) throws(MessageFormatFault) -> MessageFormatPlural.Selector {
    if scanner.accept("=") { return .exactly(try number(from: start)) }
    let wordStart = scanner.index
    let word = scanner.word()
    guard !word.isEmpty else { throw unexpected(from: start) }
    guard let category = PluralCategory(rawValue: word) else {
      throw fault(
        "plural-selector",
        "‘\(word)’ is no plural category; write ‘one’, ‘other’ or the like, or ‘=1’", wordStart)
    }
    return .category(category)
  }

  /// A number in ASCII digits, with a sign and a fraction perhaps.
  private mutating func number(from start: Int) throws(MessageFormatFault) -> DecimalNumber {
    let numberStart = scanner.index
    while let byte = scanner.byte,
      (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E].contains(byte)
    {
      scanner.index += 1
    }
    let text = scanner.text(numberStart..<scanner.index)
    guard let number = DecimalNumber(parsing: text) else {
      if scanner.byte == nil { throw unclosed(start) }
      throw fault("plural-number", "‘\(text)’ is no number; write one such as ‘1’", numberStart)
    }
    return number
  }

  /// The text of a branch between its braces.
  private mutating func branch(
    from start: Int, depth: Int, isPlural: Bool
  ) throws(MessageFormatFault) -> [MessageFormatNode] {
    scanner.skipSpace()
    guard scanner.accept("{") else { throw unexpected(from: start) }
    let nodes = nodes(depth: depth + 1, isPlural: isPlural)
    guard scanner.accept("}") else { throw unclosed(start) }
    return nodes
  }

  private mutating func duplicate(_ selector: String, at offset: Int) {
    report(
      "duplicate-selector", .error,
      "the branch ‘\(selector)’ stands here twice and only the first is used; take one away",
      at: offset)
  }

  private mutating func requireOther(_ isPresent: Bool, at offset: Int) {
    guard !isPresent else { return }
    report("missing-other", .error, "the choice has no ‘other’ branch; add it", at: offset)
  }
}
