extension String {
  /// Where characters of a kind first stand in a row, in UTF-8 bytes, or `nil`.
  func firstRun(where isMember: (Unicode.Scalar) -> Bool) -> Range<Int>? {
    var start: Int?
    var offset = 0
    for scalar in unicodeScalars {
      if isMember(scalar) {
        start = start ?? offset
      } else if let start {
        return start..<offset
      }
      offset += UTF8.width(scalar)
    }
    return start.map { $0..<offset }
  }
}
