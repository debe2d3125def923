/// Collects the Han characters of a text that belong to another writing.
struct HanFinding {
  /// How many characters are named.
  private static let limit = 10

  /// The characters, each once, in order.
  let characters: String

  /// How many different ones there are.
  let count: Int

  /// Where the first one stands, in UTF-8 bytes.
  let range: Range<Int>

  /// The characters with a trait, or `nil` where there is none.
  init?(_ text: String, _ trait: TextTraits) {
    var found: [Unicode.Scalar] = []
    var first: Range<Int>?
    var offset = 0
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      if (0x4E00...0x9FFF).contains(scalar.value),
        HanSets.shared.traits(of: scalar.value).contains(trait)
      {
        first = first ?? offset..<offset + width
        if found.count < Self.limit, !found.contains(scalar) { found.append(scalar) }
      }
      offset += width
    }
    guard let first else { return nil }
    range = first
    count = found.count
    characters = found.map { "‘\($0)’" }.joined(separator: ", ")
  }
}
