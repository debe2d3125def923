/// JSON in the layout that Xcode gives String Catalogs.
///
/// Two spaces a level, `"key" : value`, an empty object or array with an empty line inside, no line
/// break at the end. Only what JSON demands is escaped, and `/` is not.
enum XcodeLayout {
  /// Writes a value that stands at a depth of so many levels.
  static func write(
    _ value: JSONValue, depth: Int, lineBreak: String, to output: inout [UInt8]
  ) {
    switch value.content {
    case .null: output += "null".utf8
    case .boolean(let flag): output += (flag ? "true" : "false").utf8
    case .number(let text): output += text.utf8
    case .string(let text): writeString(text, to: &output)
    case .array(let elements):
      writeItems(elements.count, "[", "]", depth: depth, lineBreak: lineBreak, to: &output) {
        write(elements[$0], depth: depth + 1, lineBreak: lineBreak, to: &$1)
      }
    case .object(let members):
      writeItems(members.count, "{", "}", depth: depth, lineBreak: lineBreak, to: &output) {
        writeMember(members[$0], depth: depth + 1, lineBreak: lineBreak, to: &$1)
      }
    }
  }

  /// Writes a key and its value.
  static func writeMember(
    _ member: JSONMember, depth: Int, lineBreak: String, to output: inout [UInt8]
  ) {
    writeString(member.key, to: &output)
    output += " : ".utf8
    write(member.value, depth: depth, lineBreak: lineBreak, to: &output)
  }

  /// Writes the start of a line at a depth.
  static func writeLine(depth: Int, lineBreak: String, to output: inout [UInt8]) {
    output += lineBreak.utf8
    output += repeatElement(UInt8(ascii: " "), count: depth * 2)
  }

  private static func writeItems(
    _ count: Int, _ open: String, _ close: String, depth: Int, lineBreak: String,
    to output: inout [UInt8], _ writeItem: (Int, inout [UInt8]) -> Void
  ) {
    output += open.utf8
    for number in 0..<count {
      writeLine(depth: depth + 1, lineBreak: lineBreak, to: &output)
      writeItem(number, &output)
      if number < count - 1 { output.append(UInt8(ascii: ",")) }
    }
    if count == 0 { output += lineBreak.utf8 }
    writeLine(depth: depth, lineBreak: lineBreak, to: &output)
    output += close.utf8
  }

  /// Writes a text in quotes.
  static func writeString(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): output += "\\\"".utf8
      case UInt8(ascii: "\\"): output += "\\\\".utf8
      case 0x08: output += "\\b".utf8
      case 0x09: output += "\\t".utf8
      case 0x0A: output += "\\n".utf8
      case 0x0C: output += "\\f".utf8
      case 0x0D: output += "\\r".utf8
      case 0..<0x20:
        output += (byte < 0x10 ? "\\u000" : "\\u00").utf8
        output += String(byte, radix: 16).utf8
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
