/// Scalars that remember which character of an original text each came from.
struct MappedText: Hashable, Sendable {
  /// The scalars.
  var scalars: [Unicode.Scalar] = []

  /// For each scalar, the offset of its `Character` in the original text; never decreasing.
  var origins: [Int] = []

  /// Creates an empty text.
  init() {}

  /// Takes a text apart.
  init(_ text: String) {
    for (offset, character) in text.enumerated() {
      append(character.unicodeScalars, origin: offset)
    }
  }

  /// Adds a scalar that comes from one character.
  mutating func append(_ scalar: Unicode.Scalar, origin: Int) {
    scalars.append(scalar)
    origins.append(origin)
  }

  /// Adds a text whose characters stand so many places further on here.
  mutating func append(_ other: MappedText, shiftedBy shift: Int) {
    scalars += other.scalars
    origins += shift == 0 ? other.origins : other.origins.map { $0 + shift }
  }

  /// Makes room for so many scalars.
  mutating func reserveCapacity(_ count: Int) {
    scalars.reserveCapacity(count)
    origins.reserveCapacity(count)
  }

  /// Adds scalars that come from one character.
  mutating func append(_ added: some Sequence<Unicode.Scalar>, origin: Int) {
    for scalar in added {
      scalars.append(scalar)
      origins.append(origin)
    }
  }

  /// The scalars as a string.
  var text: String { String(String.UnicodeScalarView(scalars)) }
}
