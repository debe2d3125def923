/// A stretch of bytes to be replaced, or a place to insert at where the stretch is empty.
struct ByteEdit {
  /// The bytes of the file to be replaced.
  var range: Range<Int>
  /// What stands there afterwards.
  var bytes: [UInt8]
  /// The order of insertions at one place.
  var number = 0

  /// The bytes with all changes made; of two that overlap the first counts.
  static func apply(_ edits: [ByteEdit], to bytes: [UInt8]) -> [UInt8] {
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.number)
        < ($1.range.lowerBound, $1.range.upperBound, $1.number)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    for edit in sorted where edit.range.lowerBound >= place && edit.range.upperBound <= bytes.count
    {
      result += bytes[place..<edit.range.lowerBound]
      result += edit.bytes
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }
}
