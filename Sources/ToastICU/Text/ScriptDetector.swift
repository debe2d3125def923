/// Tells the scripts of a text. (UAX #24.)
///
/// ```swift
/// ScriptDetector.scripts(in: "写真を3枚 Saved")  // ["Hani", "Hira", "Latn"]
/// ```
package enum ScriptDetector {
  /// The ISO 15924 codes of the scripts, sorted; digits, punctuation and marks have none of their own.
  package static func scripts(in text: String) -> [String] { counts(in: text).map(\.script) }

  /// The scripts with the number of characters in each, sorted by code.
  package static func counts(in text: String) -> [(script: String, count: Int)] {
    var counts: [String: Int] = [:]
    for scalar in text.unicodeScalars {
      let script = isLatin(scalar) ? "Latn" : scalar.script
      // Common, inherited and unknown.
      guard script != "Zyyy", script != "Zinh", script != "Zzzz" else { continue }
      counts[script, default: 0] += 1
    }
    return counts.sorted { $0.key < $1.key }.map { (script: $0.key, count: $0.value) }
  }

  /// The script of most characters, or `nil` for a text without any.
  package static func dominantScript(of text: String) -> String? {
    counts(in: text).max { $0.count < $1.count }?.script
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    (0x41...0x5A).contains(scalar.value & 0xDF) && scalar.isASCII
  }
}
