/// The types an argument written as an object can name.
enum TypedArgumentKind: String, CaseIterable {
  case percent
  case bytes
  case date
  case list
  case relative
  case duration
  case currency
  case measure
  case range
  case spellOut
  case ordinal

  /// The members that say more of it.
  var details: [String] {
    switch self {
    case .percent, .bytes, .list, .range, .spellOut, .ordinal: []
    case .date: ["style", "time", "zone"]
    case .relative, .measure: ["unit"]
    case .duration: ["style"]
    case .currency: ["code"]
    }
  }
}
