private import ICUShims
package import ToastText

/// The order of texts as people sort them, with runs of digits as numbers. (UTS #10, UTS #35 Part 5.)
///
/// ```swift
/// let collator = Collator(tag: "und")
/// ["b10", "B", "b9"].sorted { collator.key(of: $0) < collator.key(of: $1) }  // ["B", "b9", "b10"]
/// ```
package final class Collator: Sendable {
  private let handle: ServiceHandle

  /// Opens a collator, or gives `nil` where ICU fails.
  package init?(tag: LanguageTag) {
    let pointer = unsafe ics_collators_open(tag.description)
    let handle = unsafe ServiceHandle(pointer, close: ics_collators_close)
    guard let handle else { return nil }
    self.handle = handle
  }

  /// Bytes that compare as the texts do, or `nil` where ICU fails or the text is too long for it.
  package func key(of text: String) -> [UInt8]? {
    let capacity = 64 + text.utf8.count * 4
    let (key, needed) = attempt(text, capacity: capacity)
    return key ?? attempt(text, capacity: needed).key
  }

  private func attempt(_ text: String, capacity: Int) -> (key: [UInt8]?, needed: Int) {
    var needed = 0
    // The array has room for `capacity` bytes, and only as many as ICU wrote are kept. ICU does not
    // change a collator while it makes keys.
    let key = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
      let size = unsafe handle.use { collator in
        unsafe ShimText.withUTF8(text) { bytes, count in
          unsafe ics_collators_key(
            collator, bytes, count, buffer.baseAddress, Int32(clamping: capacity))
        }
      }
      needed = Int(size ?? 0)
      filled = needed <= capacity ? max(needed, 0) : 0
    }
    return (needed > 0 && needed <= capacity ? key : nil, needed)
  }
}
