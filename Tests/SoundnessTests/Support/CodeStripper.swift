/// Takes comments and the insides of string literals out of Swift code, line breaks kept.
struct CodeStripper {
  private let text: [UInt8]
  private var index = 0
  private var result: [UInt8] = []

  private static let feed = UInt8(ascii: "\n")
  private static let pound = UInt8(ascii: "#")
  private static let quote = UInt8(ascii: "\"")

  init(_ text: String) { self.text = Array(text.utf8) }

  mutating func code() -> String {
    while index < text.count { step() }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func step() {
    let byte = text[index]
    if byte == UInt8(ascii: "/"), matches("//") {
      while index < text.count, text[index] != Self.feed { index += 1 }
    } else if byte == UInt8(ascii: "/"), matches("/*") {
      blockComment()
    } else if byte == Self.pound || byte == Self.quote {
      literal()
    } else {
      result.append(byte)
      index += 1
    }
  }

  private func matches(_ mark: String) -> Bool { text[index...].starts(with: mark.utf8) }

  /// Passes over one byte; line breaks stay, so that line numbers do.
  private mutating func pass() {
    if text[index] == Self.feed { result.append(Self.feed) }
    index += 1
  }

  private mutating func blockComment() {
    var depth = 0
    repeat {
      if matches("/*") {
        depth += 1
        index += 2
      } else if matches("*/") {
        depth -= 1
        index += 2
      } else {
        pass()
      }
    } while depth > 0 && index < text.count
  }

  /// A string literal, plain or raw, on one line or several; a lone `#` is code.
  private mutating func literal() {
    let pounds = text[index...].prefix { $0 == Self.pound }.count
    let start = index + pounds
    guard start < text.count, text[start] == Self.quote else {
      result.append(text[index])
      index += 1
      return
    }
    let hashes = String(repeating: "#", count: pounds)
    let quotes = text[start...].starts(with: "\"\"\"".utf8) ? "\"\"\"" : "\""
    index = start + quotes.count
    result += [Self.quote, Self.quote]
    while index < text.count, !matches(quotes + hashes) {
      guard matches("\\" + hashes) else {
        pass()
        continue
      }
      index += 1 + pounds
      if index < text.count, text[index] == UInt8(ascii: "(") {
        index += 1
        interpolation()
      } else if index < text.count {
        pass()
      }
    }
    index += quotes.count + pounds
  }

  /// The rest of an interpolation, kept as code in parentheses of its own.
  private mutating func interpolation() {
    result.append(UInt8(ascii: "("))
    var depth = 1
    while depth > 0, index < text.count {
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
      step()
    }
  }
}
