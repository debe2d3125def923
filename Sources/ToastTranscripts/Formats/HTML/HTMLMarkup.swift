internal import ToastText

/// HTML on its way: every text and every attribute goes through the escaping here.
///
/// Names of elements and attributes are literals of the program, so that no text of a scenario can
/// become one. (HTML Living Standard, 13.3.)
struct HTMLMarkup {
  /// What was written so far.
  private(set) var html = ""

  /// Names and values of attributes; one without a value is left out.
  typealias Attributes = KeyValuePairs<StaticString, String?>

  /// Writes an element with what a closure puts in it.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout HTMLMarkup) -> Void
  ) {
    open(name, attributes)
    content(&self)
    html += "</\(name)>"
  }

  /// Writes an element that holds a text.
  mutating func element(_ name: StaticString, _ attributes: Attributes = [:], text: String) {
    open(name, attributes)
    write(text)
    html += "</\(name)>"
  }

  /// Writes the start of an element; one without content has no end.
  mutating func open(_ name: StaticString, _ attributes: Attributes = [:]) {
    html += "<\(name)"
    for (name, value) in attributes {
      guard let value else { continue }
      html += " \(name)=\""
      write(value)
      html += "\""
    }
    html += ">"
  }

  /// Writes a text.
  mutating func write(_ text: String) {
    // Most texts have nothing that means something to HTML.
    guard text.utf8.contains(where: Self.needsWork) else {
      html += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      case "\n", "\t": html.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": html += "\u{FFFD}"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a byte may be, or begin, what is written otherwise; C1 controls begin with 0xC2.
  private static func needsWork(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), 0..<0x20, 0x7F, 0xC2:
      true
    default: false
    }
  }

  /// Writes a line break between elements, so that reports can be compared.
  mutating func newLine() { html += "\n" }

  /// Writes markup of the program's own.
  mutating func literal(_ markup: StaticString) { html += "\(markup)" }

  /// Writes the content of an embedded file as it is.
  mutating func embedded(_ bytes: [UInt8]) { html += String(decoding: bytes, as: UTF8.self) }
}
