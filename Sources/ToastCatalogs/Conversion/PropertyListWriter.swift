/// Writes XML property lists as Apple's tools do: a tab a level, a line for each value.
enum PropertyListWriter {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  /// The bytes of a dictionary of rules, each with its comment before it.
  static func bytes(
    of rules: [(key: String, comment: String?, rule: PropertyListNode)]
  ) -> [UInt8] {
    var text = head + "<dict>\n"
    for (key, comment, rule) in rules {
      if let comment { text += "\t<!-- \(escapedComment(comment)) -->\n" }
      write(key, rule, depth: 1, to: &text)
    }
    return Array((text + "</dict>\n</plist>\n").utf8)
  }

  private static func write(
    _ key: String, _ value: PropertyListNode, depth: Int, to text: inout String
  ) {
    text += indent(depth) + "<key>\(escaped(key))</key>\n"
    write(value, depth: depth, to: &text)
  }

  private static func write(_ value: PropertyListNode, depth: Int, to text: inout String) {
    let indent = indent(depth)
    switch value {
    case .text(let string):
      text += indent + "<string>\(escaped(string))</string>\n"
    case .list(let elements):
      text += indent + "<array>\n"
      for element in elements { write(element, depth: depth + 1, to: &text) }
      text += indent + "</array>\n"
    case .dictionary(let members):
      text += indent + "<dict>\n"
      for (key, value) in members { write(key, value, depth: depth + 1, to: &text) }
      text += indent + "</dict>\n"
    }
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "\t", count: depth) }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      // Bare, a carriage return would come back as a line feed.
      case _ where scalar.value < 0x20: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Two hyphens would end a comment, and controls are none of XML's characters.
  private static func escapedComment(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "-" where result.last == "-": result += " -".unicodeScalars
      case "\n": result += "\n\t     ".unicodeScalars
      case _ where scalar.value < 0x20 && scalar != "\t": result.append(" ")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
