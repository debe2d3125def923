/// Finds the name that was most likely meant.
package enum NearestName {
  /// The candidate that needs the fewest typing mistakes, or `nil` where none is near.
  ///
  /// ```swift
  /// NearestName.find("localise", among: ["locales", "localize"])  // "localize"
  /// ```
  package static func find(_ name: String, among candidates: [String]) -> String? {
    let typed = Array(name.lowercased().unicodeScalars.prefix(64))
    let limit = max(1, min(3, typed.count / 3))
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(typed, Array(candidate.lowercased().unicodeScalars))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    if let best { return best.name }
    // A word broken off, such as `--cat` for `--catalog`.
    let longer = candidates.filter { typed.count >= 3 && $0.hasPrefix(name) }
    return longer.count == 1 ? longer.first : nil
  }

  /// A clause for a diagnostic, empty where no name is near.
  package static func suggestion(for name: String, among candidates: [String]) -> String {
    find(name, among: candidates).map { "; did you mean ‘\($0)’?" } ?? ""
  }

  /// Insertions, deletions, replacements and swaps of neighbors that lead from one to the other.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replacement = last[column] + (left[row] == right[column] ? 0 : 1)
        var cost = min(replacement, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
