import ToastCatalogs
import ToastText

/// A compiled text.
struct MessageText: Sendable {
  var pieces: [MessagePiece]
  /// The whole text if it takes no arguments.
  var literal: String?
  /// About how many bytes the text will take.
  var capacity: Int

  init(_ pieces: [MessagePiece]) {
    self.pieces = pieces
    capacity = 0
    var texts: [String] = []
    for piece in pieces {
      if case .literal(let text) = piece {
        texts.append(text)
        capacity += text.utf8.count
      } else {
        capacity += 16
      }
    }
    if texts.count == pieces.count { literal = texts.joined() }
  }
}
