private import ICUShims
package import ToastText

/// Lists as a language joins them, with “and” before the last. (UTS #35 Part 2, List Patterns.)
///
/// ```swift
/// ListFormatter(tag: "ja")?.string(from: ["鈴木", "佐藤"])  // "鈴木、佐藤"
/// ```
package final class ListFormatter: Sendable {
  private let handle: ServiceHandle

  /// Opens a formatter, or gives `nil` where ICU fails.
  package init?(tag: LanguageTag) {
    let handle = unsafe ServiceHandle(ics_lists_open(tag.description), close: ics_lists_close)
    guard let handle else { return nil }
    self.handle = handle
  }

  /// The joined text, or `nil` where ICU fails or the texts are too long for it.
  package func string(from items: [String]) -> String? {
    let bytes = items.flatMap { Array($0.utf8) }
    guard bytes.count <= Int(Int32.max) / 4, let count = Int32(exactly: items.count) else {
      return nil
    }
    var ends: [Int32] = []
    var end: Int32 = 0
    for item in items {
      end += Int32(item.utf8.count)
      ends.append(end)
    }
    // ICU's list formatter does not change while it formats.
    return unsafe handle.use { formatter in
      unsafe ShimText.read { unsafe ics_lists_format(formatter, bytes, ends, count, $0, $1) }
    }
  }
}
