extension DecimalPattern {
  /// The text of an integer.
  func string(from value: Int) -> String {
    unsafe withBytes(of: value) { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Appends an integer.
  func append(_ value: Int, to text: inout String) {
    text += string(from: value)
  }

  /// The bytes of an integer, written from its last digit to its first into a buffer on the stack.
  private func withBytes<Result>(
    of value: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: integerCapacity) { buffer in
      let start =
        unsafe isASCII && (0..<1000).contains(value)
        ? Self.write(small: value, to: buffer) : write(value, to: buffer)
      // Each byte from `start` on has been written.
      return unsafe body(UnsafeBufferPointer(rebasing: buffer[start...]))
    }
  }

  /// Writes up to three ASCII digits at the end of a buffer, which holds any integer, and returns
  /// where they start.
  private static func write(small value: Int, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var index = buffer.count
    var rest = value
    repeat {
      index -= 1
      // Three digits at most, and the buffer is larger.
      unsafe buffer[index] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    return index
  }

  /// Writes an integer at the end of a buffer of `integerCapacity` bytes, and returns where it
  /// starts.
  private func write(_ value: Int, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var index = buffer.count
    // `integerCapacity` bounds all that is put.
    func put(_ bytes: [UInt8], from start: Int, count: Int) {
      index -= count
      for offset in 0..<count { unsafe buffer[index + offset] = bytes[start + offset] }
    }
    func put(_ bytes: [UInt8]) { put(bytes, from: 0, count: bytes.count) }
    if value < 0 { put(negative.suffix) }
    var rest = value.magnitude
    let count = Self.digitCount(rest)
    // The digits that are still to come before the next separator.
    var gap = count - groups.primary >= max(groups.minimum, 1) ? groups.primary : 0
    for position in 1...count {
      put(digits, from: Int(rest % 10) * digitWidth, count: digitWidth)
      rest /= 10
      gap -= 1
      if gap == 0, position < count {
        put(groups.separator)
        gap = groups.secondary
      }
    }
    if value < 0 { put(negative.prefix) }
    return index
  }

  private static func digitCount(_ magnitude: UInt) -> Int {
    var count = 1
    var rest = magnitude
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    return count
  }
}
