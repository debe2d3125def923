/// The lines in which two texts differ, as a unified diff shows them.
///
/// Mending changes lines in place and takes a few away, so that the next lines that agree are near.
struct LineDifference {
  /// A line, as it stands in one text or in both.
  enum Line: Hashable {
    case same(ArraySlice<UInt8>)
    case removed(ArraySlice<UInt8>)
    case added(ArraySlice<UInt8>)
  }

  /// How far apart two lines may stand to be taken for the same.
  private static let reach = 200

  /// All lines in order.
  private(set) var lines: [Line] = []

  init(_ before: [UInt8], _ after: [UInt8]) {
    let (old, new) = (Self.split(before), Self.split(after))
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        lines.append(.same(old[left]))
        left += 1
        right += 1
        continue
      }
      let (removed, added) = Self.gap(old[left...], new[right...])
      lines += old[left..<left + removed].map(Line.removed)
      lines += new[right..<right + added].map(Line.added)
      left += removed
      right += added
    }
  }

  /// How many lines to leave behind on both sides until the texts agree again.
  private static func gap(
    _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> (removed: Int, added: Int) {
    for distance in 1...reach {
      // Lines that changed in place come first, then lines that are gone.
      for removed in stride(from: distance / 2, through: 0, by: -1) {
        for (left, right) in [(distance - removed, removed), (removed, distance - removed)]
        where left < old.count && right < new.count
          && old[old.startIndex + left] == new[new.startIndex + right]
        {
          return (left, right)
        }
      }
    }
    return (old.count, new.count)
  }

  /// The lines of a text, each with its line break.
  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}
