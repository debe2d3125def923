/// A number pattern such as `#,##0.00`, as far as it says digits and groups. (UTS #35 Part 3, Number
/// Patterns.)
struct NumberPattern: Hashable {
  /// The same in ICU's skeletons, such as `.00`.
  let skeleton: String

  /// Reads a pattern; `nil` for one with other signs than `#`, `0`, `,`, `.` and a `%` at its end.
  init?(_ text: String) {
    var pattern = Substring(text)
    let isPercent = pattern.last == "%"
    if isPercent { pattern.removeLast() }
    guard !pattern.isEmpty, pattern.utf8.count <= 64 else { return nil }
    guard pattern.allSatisfy({ "#0,.".contains($0) }) else { return nil }
    let parts = pattern.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return nil }
    let integer = parts[0].filter { $0 != "," }
    let fraction = parts.count == 2 ? String(parts[1]) : ""
    guard Self.isOrdered(integer, first: "#", then: "0") else { return nil }
    guard Self.isOrdered(fraction, first: "0", then: "#"), !(integer + fraction).isEmpty else {
      return nil
    }
    var stems = [fraction.isEmpty ? "precision-integer" : "." + fraction]
    if isPercent { stems += ["percent", "scale/100"] }
    if !parts[0].contains(",") { stems.append("group-off") }
    let zeros = integer.filter { $0 == "0" }
    if zeros.count > 1 { stems.append("integer-width/+" + zeros) }
    skeleton = stems.joined(separator: " ")
  }

  private static func isOrdered(_ text: String, first: Character, then: Character) -> Bool {
    text.drop { $0 == first }.allSatisfy { $0 == then }
  }
}
