/// The kinds of typed arguments that are written as an object.
enum MessageArgumentKind: String, CaseIterable {
  case percent, bytes, date, list, relative, duration, currency, measure, range, spellOut, ordinal

  /// The keys beside the kind.
  var options: [String] {
    switch self {
    case .date: ["style", "time", "zone"]
    case .relative, .measure: ["unit"]
    case .duration: ["style"]
    case .currency: ["code"]
    case .percent, .bytes, .list, .range, .spellOut, .ordinal: []
    }
  }
}
