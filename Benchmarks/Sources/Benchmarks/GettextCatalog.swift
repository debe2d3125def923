import Foundation

/// Writes the binary form that gettext reads (`.mo`, GNU gettext manual, section 10.3).
enum GettextCatalog {
  /// The bytes of a catalog; a plural's key and forms hold a NUL between singular and plural.
  static func bytes(_ texts: [String: String]) -> [UInt8] {
    let header =
      "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n"
    let entries = ([("", header)] + texts.map { ($0.key, $0.value) }).sorted {
      $0.0.utf8.lexicographicallyPrecedes($1.0.utf8)
    }
    let start = 28 + entries.count * 16
    var words: [UInt32] = [
      0x950412DE, 0, UInt32(entries.count), 28, UInt32(28 + entries.count * 8),
    ]
    words += [0, 28]
    var strings: [UInt8] = []
    for texts in [entries.map(\.0), entries.map(\.1)] {
      for text in texts {
        words += [UInt32(text.utf8.count), UInt32(start + strings.count)]
        strings += Array(text.utf8) + [0]
      }
    }
    return words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
      + strings
  }
}
