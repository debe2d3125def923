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
      let start = unsafe write(value, to: buffer)
      // Each byte from `start` on has been written.
      return unsafe body(UnsafeBufferPointer(rebasing: buffer[start...]))
    }
  }

  /// Writes an integer into a buffer from a place on, and returns how many bytes it takes; `nil` where
  /// there may be no room.
  func write(
    _ value: Int, to buffer: UnsafeMutableBufferPointer<UInt8>, at place: Int
  ) -> Int? {
    guard place + 2 * integerCapacity <= buffer.count, let base = buffer.baseAddress else {
      return nil
    }
    // Written at the end of the buffer first, which does not reach back to where it is moved.
    let start = unsafe write(value, to: buffer)
    let count = buffer.count - start
    unsafe (base + place).update(from: base + start, count: count)
    return count
  }

  /// Writes an integer at the end of a buffer of at least `integerCapacity` bytes, and returns where
  /// it starts.
  private func write(_ value: Int, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    if let asciiSeparator, value >= 0 {
      return unsafe write(UInt(value), separator: asciiSeparator, to: buffer)
    }
    return unsafe writeAny(value, to: buffer)
  }

  /// The same for ASCII digits and an ASCII separator.
  private func write(
    _ magnitude: UInt, separator: UInt8, to buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var index = buffer.count
    var rest = magnitude
    // The digits that are still to come before the next separator; none comes where it is 0 or less.
    var gap = magnitude >= firstGrouped ? groups.primary : 0
    repeat {
      index -= 1
      // `integerCapacity` bounds all that is written.
      unsafe buffer[index] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      gap -= 1
      if gap == 0, rest > 0 {
        index -= 1
        unsafe buffer[index] = separator
        gap = groups.secondary
      }
    } while rest > 0
    return index
  }

  /// The same for any digits, separators and signs.
  private func writeAny(_ value: Int, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var index = buffer.count
    // `integerCapacity` bounds all that is put.
    func put(_ bytes: [UInt8], from start: Int, count: Int) {
      index -= count
      for offset in 0..<count { unsafe buffer[index + offset] = bytes[start + offset] }
    }
    func put(_ bytes: [UInt8]) { put(bytes, from: 0, count: bytes.count) }
    if value < 0 { put(negative.suffix) }
    var rest = value.magnitude
    var gap = rest >= firstGrouped ? groups.primary : 0
    repeat {
      put(digits, from: Int(rest % 10) * digitWidth, count: digitWidth)
      rest /= 10
      gap -= 1
      if gap == 0, rest > 0 {
        put(groups.separator)
        gap = groups.secondary
      }
    } while rest > 0
    if value < 0 { put(negative.prefix) }
    return index
  }
}
