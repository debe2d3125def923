/// Text that goes into the shim and comes out of it.
enum ShimText {
  /// What writes UTF-8 into a buffer of so many bytes, and returns the bytes it needs.
  typealias Writer = (_ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int32) -> Int32

  /// The text that a function of the shim writes, or `nil` where ICU could not do it.
  static func read(_ write: Writer) -> String? {
    let (text, needed) = unsafe attempt(capacity: 128, write)
    guard text == nil, needed > 0 else { return text }
    return unsafe attempt(capacity: Int(needed), write).text
  }

  private static func attempt(capacity: Int, _ write: Writer) -> (text: String?, needed: Int32) {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      let needed = unsafe write(buffer.baseAddress, Int32(clamping: capacity))
      guard needed >= 0, needed <= capacity else { return (nil, needed) }
      // The shim has written `needed` bytes, which are not more than the buffer holds.
      let written = unsafe UnsafeBufferPointer(rebasing: buffer[..<Int(needed)])
      return unsafe (String(decoding: written, as: UTF8.self), needed)
    }
  }

  /// Hands the UTF-8 of a text to the shim; `nil` for one too long for ICU's 32-bit lengths.
  static func withUTF8<Result>(
    _ text: String, _ body: (_ bytes: UnsafePointer<UInt8>?, _ count: Int32) -> Result
  ) -> Result? {
    var text = text
    return text.withUTF8 { bytes in
      // A third of the range: each UTF-16 unit may take three bytes on the way back.
      guard bytes.count <= Int(Int32.max) / 4 else { return nil }
      return unsafe body(bytes.baseAddress, Int32(bytes.count))
    }
  }
}
