/// How a word of a text is read aloud, where its writing does not say it.
///
/// ```swift
/// // 写真 in 「新しい写真」
/// WordReading(bytes: 9..<15, kana: "シャシン")
/// ```
public struct WordReading: Hashable, Sendable {
  /// Where the word stands in its text, in UTF-8 bytes.
  public var bytes: Range<Int>

  /// The word in kana; digits in it are read as a number.
  public var kana: String

  /// Creates a reading.
  public init(bytes: Range<Int>, kana: String) {
    self.bytes = bytes
    self.kana = kana
  }
}
