import ToastICU
import ToastText

extension Check {
  /// A text is not longer than its limit.
  static let lengthMax = Check(
    id: "length-max", severity: .warning, summary: "a text must not be longer than its limit",
    discussion:
      "The limit is in display columns (a wide character takes two) from the configuration’s "
      + "‘maxLength’, or in characters as users count them from the comment: “max 20 characters”. A "
      + "placeholder counts five.",
    reference: "UAX #11, East Asian Width; UAX #29, grapheme clusters",
    passing: [Example("Speichern", source: "Save", comment: "max. 10 characters")],
    failing: [
      Example("↓Änderungen speichern", source: "Save", comment: "max. 10 characters"),
      Example("↓変更を保存する", source: "Save", locale: "ja", key: "tab.save") {
        $0.lengthLimits = [LengthLimit(keys: "tab.*", columns: 10)]
      },
    ],
    of: .all
  ) { text, report in
    let limits = text.catalog.configuration.lengthLimits
    guard !limits.isEmpty || text.unit.comment != nil else { return }
    if let limit = limits.first(where: { GlobPattern($0.keys).matches(text.unit.key) }) {
      let columns = TextWidth.columns(of: shown(text.unit))
      if columns > limit.columns {
        report.report("the text takes \(columns) columns, \(limit.columns) are allowed; shorten it")
      }
    } else if let limit = text.unit.comment.flatMap(LengthComment.limit) {
      let count = shown(text.unit).count
      if count > limit {
        report.report("the text has \(count) characters, the comment allows \(limit); shorten it")
      }
    }
  }

  /// The text with five characters for each placeholder.
  private static func shown(_ unit: TextUnit) -> String {
    guard let format = unit.format else { return unit.value }
    var bytes = Array(unit.value.utf8)
    for range in format.ranges.sorted(by: { $0.lowerBound > $1.lowerBound })
    where range.upperBound <= bytes.count {
      bytes.replaceSubrange(range, with: Array(repeating: 0x78, count: 5))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
