/// Writes XLIFF 1.2 as Xcode does.
public enum XLIFFWriter {
  /// The tool that the header names.
  private static let tool = #"<tool tool-id="toast-l10n" tool-name="toast-l10n"/>"#

  /// The bytes of a document, UTF-8.
  public static func bytes(of document: XLIFFDocument) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" \
      xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" \
      xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
      http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

      """
    for file in document.files { write(file, to: &text) }
    return Array((text + "</xliff>\n").utf8)
  }

  private static func write(_ file: XLIFFFile, to text: inout String) {
    let target = file.targetLanguage.map { " target-language=\(quoted($0))" } ?? ""
    text +=
      "  <file original=\(quoted(file.original)) source-language=\(quoted(file.sourceLanguage))"
    text += "\(target) datatype=\"plaintext\">\n"
    text += "    <header>\n      \(tool)\n    </header>\n    <body>\n"
    for unit in file.units { write(unit, to: &text) }
    text += "    </body>\n  </file>\n"
  }

  private static func write(_ unit: XLIFFUnit, to text: inout String) {
    text += "      <trans-unit id=\(quoted(unit.id)) xml:space=\"preserve\">\n"
    text += "        <source>\(escaped(unit.source))</source>\n"
    if let target = unit.target {
      let state = unit.state.map { " state=\(quoted($0))" } ?? ""
      let qualifier = unit.stateQualifier.map { " state-qualifier=\(quoted($0))" } ?? ""
      text += "        <target\(state)\(qualifier)>\(escaped(target))</target>\n"
    }
    text += unit.note.isEmpty ? "        <note/>\n" : "        <note>\(escaped(unit.note))</note>\n"
    text += "      </trans-unit>\n"
  }

  /// Whether XML 1.0 can hold a text (section 2.2, Characters).
  static func canHold(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0.value >= 0x20
        ? $0.value != 0xFFFE && $0.value != 0xFFFF : "\t\n\r".unicodeScalars.contains($0)
    }
  }

  /// A text between tags; a carriage return would be read as a line feed (section 2.11).
  private static func escaped(_ text: String) -> String {
    replacing(text, ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;"])
  }

  /// A text as the value of an attribute; white space would be read as a blank (section 3.3.3).
  private static func quoted(_ text: String) -> String {
    let inside = replacing(
      text,
      [
        "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\t": "&#9;", "\n": "&#10;",
        "\r": "&#13;",
      ])
    return "\"\(inside)\""
  }

  private static func replacing(_ text: String, _ replacements: [Unicode.Scalar: String]) -> String
  {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let replacement = replacements[scalar] {
        result.append(contentsOf: replacement.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
