private import ICUShims
package import ToastText

/// Where characters, words or sentences end in a text. (UAX #29; UTS #35 Part 2, Segmentations.)
///
/// ```swift
/// TextBoundaries(.word, tag: "ja")?.pieces(of: "新しい写真").map(\.range)  // 新しい, 写真
/// ```
package final class TextBoundaries: Sendable {
  /// What is told apart.
  package enum Kind: Int32, Hashable, Sendable, CaseIterable {
    /// Characters as a reader counts them.
    case character
    /// Words, and what stands between them.
    case word
    /// Sentences, each with the space after it.
    case sentence
  }

  /// A piece of a text.
  package struct Piece: Hashable, Sendable {
    /// Its bytes in the UTF-8 of the text.
    package let range: Range<Int>
    /// For words: whether it holds a letter, a number, kana or an ideograph.
    package let isWord: Bool
  }

  // ICU's iterator holds the text it looks at: one thread at a time.
  private let handle: SanitizedMutex<ServiceHandle>

  /// Opens an iterator, or gives `nil` where ICU fails.
  package init?(_ kind: Kind, tag: LanguageTag) {
    let handle = unsafe ServiceHandle(
      ics_boundaries_open(tag.description, kind.rawValue), close: ics_boundaries_close)
    guard let handle else { return nil }
    self.handle = SanitizedMutex(handle)
  }

  /// The pieces of a text in order; together they cover it.
  package func pieces(of text: String) -> [Piece] {
    let size = text.utf8.count
    guard size > 0 else { return [] }
    // No piece is empty, so there are at most as many as bytes.
    var ends = [Int32](repeating: 0, count: size)
    var statuses = ends
    let count = unsafe ShimText.withUTF8(text) { bytes, count in
      handle.withLock { handle in
        unsafe handle.use {
          unsafe ics_boundaries_find($0, bytes, count, &ends, &statuses, Int32(clamping: size))
        }
      }
    }
    guard let count, count > 0 else { return [Piece(range: 0..<size, isWord: true)] }
    var pieces: [Piece] = []
    var start = 0
    for index in 0..<min(Int(count), size) where Int(ends[index]) > start {
      // ICU's statuses below 100 are for white space and punctuation.
      pieces.append(Piece(range: start..<Int(ends[index]), isWord: statuses[index] >= 100))
      start = Int(ends[index])
    }
    return pieces
  }
}
