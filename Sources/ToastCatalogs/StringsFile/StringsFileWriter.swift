/// Writes `.strings` files: a comment, the entry, an empty line.
struct StringsFileWriter {
  private var text = ""

  /// Whether nothing was added yet.
  var isEmpty: Bool { text.isEmpty }

  /// The file in UTF-8.
  var bytes: [UInt8] { Array(text.utf8) }

  /// Adds an entry.
  mutating func add(_ key: String, _ value: String, comment: String?) {
    begin(comment)
    text += "\"\(Self.escaped(key))\" = \"\(Self.escaped(value))\";\n"
  }

  /// Adds an entry with a list of phrases.
  mutating func add(_ key: String, phrases: [String], comment: String?) {
    begin(comment)
    let list = phrases.map { "\"\(Self.escaped($0))\"" }.joined(separator: ", ")
    text += "\"\(Self.escaped(key))\" = (\(list));\n"
  }

  private mutating func begin(_ comment: String?) {
    if !text.isEmpty { text += "\n" }
    guard let comment, !comment.isEmpty else { return }
    // A comment ends at the first end sign in it.
    var safe = String.UnicodeScalarView()
    for scalar in comment.unicodeScalars {
      if scalar == "/", safe.last == "*" { safe.append(" ") }
      safe.append(scalar)
    }
    text += "/* \(String(safe)) */\n"
  }

  /// A text as it stands between double quotes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
