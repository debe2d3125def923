/// Finds what somebody most likely meant.
enum NearestName {
  /// What to do about an unknown name: the nearest one, or all of them.
  static func advice(for name: String, among names: [String]) -> String {
    if let nearest = nearest(to: name, among: names) { return "did you mean ‘\(nearest)’?" }
    return "use one of \(names.joined(separator: ", "))"
  }

  /// The name with the fewest edits, at most a third of its letters, or `nil`.
  static func nearest(to name: String, among names: [String]) -> String? {
    guard name.utf8.count <= 64 else { return nil }
    let ranked = names.map { (name: $0, edits: edits(Array(name.lowercased()), Array($0))) }
    guard let best = ranked.min(by: { ($0.edits, $0.name) < ($1.edits, $1.name) }) else {
      return nil
    }
    return best.edits <= max(1, best.name.count / 3) ? best.name : nil
  }

  /// How many letters must be put in, taken out or changed. (Levenshtein.)
  private static func edits(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let change = diagonal + (letter == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
