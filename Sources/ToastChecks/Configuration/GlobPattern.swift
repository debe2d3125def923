/// A pattern of names: `*` stands for any characters, `?` for one; everything else for itself.
///
/// ```swift
/// GlobPattern("*.label").matches("nav.label")  // true
/// ```
struct GlobPattern: Hashable, Sendable {
  private let scalars: [Unicode.Scalar]

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  func matches(_ text: String) -> Bool {
    let name = Array(text.unicodeScalars)
    var (place, patternPlace) = (0, 0)
    // Where the last star stands, and how much of the name it has taken.
    var star: (pattern: Int, place: Int)?
    while place < name.count {
      if patternPlace < scalars.count, scalars[patternPlace] == "*" {
        star = (patternPlace, place)
        patternPlace += 1
      } else if patternPlace < scalars.count,
        scalars[patternPlace] == "?" || scalars[patternPlace] == name[place]
      {
        place += 1
        patternPlace += 1
      } else if let last = star {
        star = (last.pattern, last.place + 1)
        patternPlace = last.pattern + 1
        place = last.place + 1
      } else {
        return false
      }
    }
    return scalars[patternPlace...].allSatisfy { $0 == "*" }
  }
}
