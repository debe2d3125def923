/// Reads block sequences and mappings, line by line; enough for the specs of liblouis.
struct YAMLReader {
  private struct Line {
    var indentation: Int
    var text: String
  }

  private var lines: [Line] = []
  private var offset = 0

  init(_ text: String) {
    for line in text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline) {
      let indentation = line.prefix { $0 == " " }.count
      let content = line.dropFirst(indentation)
      if content.isEmpty || content.hasPrefix("#") || content.hasPrefix("%") { continue }
      if content.allSatisfy({ $0 == " " || $0 == "\t" }) { continue }
      lines.append(Line(indentation: indentation, text: String(content)))
    }
  }

  /// The top-level pairs in their order; keys may repeat.
  static func pairs(of text: String) -> [YAMLPair] {
    var reader = YAMLReader(text)
    return reader.block(indentation: 0).pairs ?? []
  }

  private mutating func block(indentation: Int) -> YAMLValue {
    guard offset < lines.count, lines[offset].indentation >= indentation else { return .scalar("") }
    let line = lines[offset]
    if isItem(line.text) { return sequence(indentation: line.indentation) }
    if key(of: line.text) != nil { return mapping(indentation: line.indentation) }
    offset += 1
    var text = line.text
    // A scalar goes on in the lines that are indented and begin neither an item nor a key.
    while offset < lines.count, lines[offset].indentation >= max(1, indentation),
      !isItem(lines[offset].text), key(of: lines[offset].text) == nil
    {
      text += " " + lines[offset].text
      offset += 1
    }
    return YAMLFlow.value(text)
  }

  private func isItem(_ text: String) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func sequence(indentation: Int) -> YAMLValue {
    var items: [YAMLValue] = []
    while offset < lines.count, lines[offset].indentation == indentation, isItem(lines[offset].text)
    {
      let rest = lines[offset].text.dropFirst()
      let blanks = rest.prefix { $0 == " " }.count
      let content = rest.dropFirst(blanks)
      if content.isEmpty || content.hasPrefix("#") {
        offset += 1
        items.append(block(indentation: indentation + 1))
      } else {
        // What follows the dash is a line of its own, further right.
        lines[offset] = Line(indentation: indentation + 1 + blanks, text: String(content))
        items.append(block(indentation: indentation + 1))
      }
    }
    return .sequence(items)
  }

  private mutating func mapping(indentation: Int) -> YAMLValue {
    var pairs: [YAMLPair] = []
    while offset < lines.count, lines[offset].indentation == indentation,
      let (key, rest) = key(of: lines[offset].text)
    {
      offset += 1
      if rest == "|" {
        while offset < lines.count, lines[offset].indentation > indentation { offset += 1 }
        pairs.append(YAMLPair(key: key, value: .scalar("")))
      } else if rest.isEmpty || rest.hasPrefix("#") {
        // The dashes of a sequence may stand right below its key.
        let isSequence = offset < lines.count && isItem(lines[offset].text)
        pairs.append(
          YAMLPair(key: key, value: block(indentation: indentation + (isSequence ? 0 : 1))))
      } else {
        pairs.append(YAMLPair(key: key, value: YAMLFlow.value(rest)))
      }
    }
    return .mapping(pairs)
  }

  /// The key of a line `key: rest`, where it has one.
  private func key(of text: String) -> (String, String)? {
    guard let first = text.first, first.isLetter || first == "_" else { return nil }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    let rest = text.dropFirst(name.count)
    guard rest == ":" || rest.hasPrefix(": ") else { return nil }
    return (String(name), String(rest.dropFirst().drop { $0 == " " }))
  }
}
