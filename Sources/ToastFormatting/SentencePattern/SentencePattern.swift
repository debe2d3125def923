public import ToastText

/// The order of the parts of a spoken sentence in one language, and the marks between them.
///
/// Absent parts vanish; marks stand only between parts, so that a single part is said as it is and
/// the last gets none; a part that ends a sentence itself gets no second mark.
///
/// ```swift
/// let pattern = SentencePattern("{status}: {title}. {message}")
/// pattern.sentence(["title": title, "message": message]).text  // "New photos. 12 photos from today"
/// pattern.sentence(["title": title]).text  // "New photos"
/// ```
public struct SentencePattern: Hashable, Sendable {
  /// The names of the places, in their order.
  public let names: [String]

  /// What was wrong with the pattern; positions are within its text.
  public let problems: [Problem]

  /// What stands behind each place, before the next.
  private let marks: [String]

  /// Reads a pattern; a brace that opens or closes no place is taken as a mark.
  ///
  /// Text before the first place or behind the last stands between no parts: it is reported and
  /// never said.
  public init(_ text: String) {
    var reader = SentencePatternReader(text)
    reader.read()
    names = reader.names
    marks = reader.marks
    problems = reader.problems
  }

  /// A part's end with the mark that stands behind its place; see ``SentenceEnd``.
  package func marked(_ end: String, at place: Int) -> String {
    SentenceEnd.joined(end, mark: marks[place])
  }

  /// Puts a sentence together; a name that the dictionary lacks is an absent part.
  public func sentence(_ parts: [String: SentencePart]) -> Sentence {
    let present = names.indices.filter { parts[names[$0]] != nil }
    var segments: [SentenceSegment] = []
    for (place, index) in present.enumerated() {
      guard let part = parts[names[index]] else { continue }
      segments += part.segments
      guard place < present.count - 1, let last = segments.indices.last else { continue }
      segments[last].text = SentenceEnd.joined(segments[last].text, mark: marks[index])
    }
    return Sentence(segments)
  }
}
