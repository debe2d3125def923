/// A text that stops growing before it is too long.
struct CappedText {
  private(set) var text = ""
  private var count = 0
  private let limit: Int

  /// Creates an empty text of at most so many UTF-16 units.
  init(limit: Int) { self.limit = limit }

  /// Adds a piece if it fits together with what must still follow it.
  @discardableResult
  mutating func append(_ piece: String, reserving rest: String = "") -> Bool {
    let size = piece.utf16.count
    guard count + size + rest.utf16.count <= limit else { return false }
    text += piece
    count += size
    return true
  }

  /// Adds a last piece, for which the owner has kept room.
  mutating func close(_ piece: String) { text += piece }
}
