/// Bytes of a file to be replaced, or a place to insert at where the stretch is empty.
struct ByteChange: Hashable, Sendable {
  /// The bytes to be replaced.
  var range: Range<Int>

  /// What stands there afterwards.
  var bytes: [UInt8]

  /// The bytes of a file with changes made, and how many were made; of two that touch the same
  /// bytes the first counts.
  static func apply(
    _ changes: [ByteChange], to bytes: [UInt8]
  ) -> (bytes: [UInt8], made: [ByteChange]) {
    let sorted = changes.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var made: [ByteChange] = []
    var place = 0
    for change in sorted
    where change.range.lowerBound >= place && change.range.upperBound <= bytes.count {
      result += bytes[place..<change.range.lowerBound]
      result += change.bytes
      place = change.range.upperBound
      made.append(change)
    }
    return (result + bytes[place...], made)
  }
}
