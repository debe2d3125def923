/// Finds round and square brackets of half and full width and their pairs.
enum BracketScanner {
  /// Two brackets that belong together.
  struct Pair: Hashable, Sendable {
    var open: Unicode.Scalar
    var close: Unicode.Scalar
    /// Where each stands, in UTF-8 bytes.
    var openOffset: Int
    var closeOffset: Int

    /// Whether one of them is of half and the other of full width.
    var isMixed: Bool { open.isASCII != close.isASCII }
  }

  /// The pairs of a text; brackets without a partner are left out.
  static func pairs(in text: String) -> [Pair] {
    var open: [(scalar: Unicode.Scalar, offset: Int)] = []
    var pairs: [Pair] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      if kind(opening: scalar) != nil {
        // Nobody nests so deep; a text of nothing but brackets must not take for ever.
        if open.count < 100 { open.append((scalar, offset)) }
      } else if let kind = kind(closing: scalar),
        let index = open.lastIndex(where: { self.kind(opening: $0.scalar) == kind })
      {
        let first = open[index]
        open.removeSubrange(index...)
        pairs.append(
          Pair(open: first.scalar, close: scalar, openOffset: first.offset, closeOffset: offset))
      }
      offset += UTF8.width(scalar)
    }
    return pairs
  }

  private static func kind(opening scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "(", "（": 0
    case "[", "［": 1
    default: nil
    }
  }

  private static func kind(closing scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case ")", "）": 0
    case "]", "］": 1
    default: nil
    }
  }
}
