/// A table, or a comma-separated list of tables, as liblouis names it, with corrections of ours.
struct LiblouisTable: Hashable, Sendable {
  /// The name, such as `en-ueb-g2.ctb`, or the path of a file.
  var name: String

  /// Rules that come before those of the table, one a line, or an empty text.
  var corrections: String = ""

  /// A table that includes the original after the corrections: liblouis takes the first of two
  /// rules for the same characters.
  var correctedSource: String {
    corrections + "\n" + name.split(separator: ",").map { "include \($0)\n" }.joined()
  }
}

extension LiblouisTable {
  /// Hashes the name alone: the corrections of a table are long, and the same for all who name it.
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
