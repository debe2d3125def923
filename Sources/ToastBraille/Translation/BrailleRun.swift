/// Segments that are brailled together: neighbours with one table.
struct BrailleRun: Hashable, Sendable {
  /// The table.
  var table: String

  /// The segments.
  var segments: [BrailleSegment]

  /// The text of all segments.
  var text: String { segments.map(\.text).joined() }

  /// The runs of a line.
  static func runs(
    of segments: [BrailleSegment], table: (BrailleSegment) throws(BrailleError) -> String
  ) throws(BrailleError) -> [BrailleRun] {
    var runs: [BrailleRun] = []
    for segment in segments where !segment.text.isEmpty {
      let table = try table(segment)
      if runs.last?.table == table {
        runs[runs.count - 1].segments.append(segment)
      } else {
        runs.append(BrailleRun(table: table, segments: [segment]))
      }
    }
    return runs
  }
}
