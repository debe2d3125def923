/// Reads scalars and the bracketed forms `[a, b]` and `{key: value}` of one line.
struct YAMLFlow {
  private let characters: [Character]
  private var offset = 0

  init(_ text: String) { characters = Array(text) }

  /// The value of the whole text.
  static func value(_ text: String) -> YAMLValue {
    var reader = YAMLFlow(text)
    return reader.value(inside: false)
  }

  private var current: Character? { offset < characters.count ? characters[offset] : nil }

  private mutating func skipBlanks() {
    while let character = current, character == " " || character == "\t" { offset += 1 }
  }

  private mutating func value(inside isFlow: Bool) -> YAMLValue {
    skipBlanks()
    switch current {
    case "[": return sequence()
    case "{": return mapping()
    case "'": return .scalar(singleQuoted())
    case "\"": return .scalar(doubleQuoted())
    default: return .scalar(plain(inside: isFlow))
    }
  }

  private mutating func sequence() -> YAMLValue {
    offset += 1
    var items: [YAMLValue] = []
    while true {
      skipBlanks()
      guard let character = current, character != "]" else { break }
      items.append(value(inside: true))
      skipBlanks()
      if current == "," { offset += 1 }
    }
    offset += 1
    return .sequence(items)
  }

  private mutating func mapping() -> YAMLValue {
    offset += 1
    var pairs: [YAMLPair] = []
    while true {
      skipBlanks()
      guard let character = current, character != "}" else { break }
      let key = plain(inside: true)
      if current == ":" { offset += 1 }
      pairs.append(YAMLPair(key: key, value: value(inside: true)))
      skipBlanks()
      if current == "," { offset += 1 }
    }
    offset += 1
    return .mapping(pairs)
  }

  private mutating func singleQuoted() -> String {
    offset += 1
    var text = ""
    while let character = current {
      offset += 1
      if character == "'" {
        guard current == "'" else { break }
        offset += 1
      }
      text.append(character)
    }
    return text
  }

  private mutating func doubleQuoted() -> String {
    offset += 1
    var text = ""
    while let character = current, character != "\"" {
      offset += 1
      guard character == "\\", let escaped = current else {
        text.append(character)
        continue
      }
      offset += 1
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "x": text.append(hexadecimal(digits: 2))
      case "u": text.append(hexadecimal(digits: 4))
      default: text.append(escaped)
      }
    }
    offset += 1
    return text
  }

  private mutating func hexadecimal(digits: Int) -> Character {
    let end = min(offset + digits, characters.count)
    let value = UInt32(String(characters[offset..<end]), radix: 16)
    offset = end
    return value.flatMap(Unicode.Scalar.init).map(Character.init) ?? "\u{FFFD}"
  }

  /// A scalar without quotes: in brackets it ends at a comma, bracket or colon, else at a comment.
  private mutating func plain(inside isFlow: Bool) -> String {
    var text = ""
    while let character = current {
      if isFlow, ",[]{}".contains(character) { break }
      if isFlow, character == ":", offset + 1 < characters.count,
        " \t".contains(characters[offset + 1])
      {
        break
      }
      if character == "#", text.isEmpty || text.last == " " || text.last == "\t" { break }
      text.append(character)
      offset += 1
    }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
