import ToastCatalogs
import ToastText

/// A compiled choice among texts, or a text.
indirect enum MessageNode: Sendable {
  case text(MessageText)
  case plural(PluralChoice)
  /// By device, in the order they are tried when neither the host's nor `other` is there.
  case device([(Device, MessageNode)])
  /// By width, the smallest first; never empty.
  case width([(Int, MessageNode)])
}

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

/// A piece of a compiled text; its positions are counted from 0.
enum MessagePiece: Sendable {
  case literal(String)
  /// A plain integer such as `%lld`; the placeholder serves the values that are none.
  case integer(Int, PrintfPlaceholder)
  /// A plain `%@`.
  case object(Int, PrintfPlaceholder)
  /// Any other placeholder.
  case placeholder(PrintfPlaceholder)
  /// A substitution, by its index in the program.
  case substitution(Int)
}

/// A choice by plural category.
struct PluralChoice: Sendable {
  /// The argument that decides, counted from 0, or `nil` if the text does not tell.
  var position: Int?
  /// How the number is shown where it is shown; `nil` where it is not.
  var display: PrintfPlaceholder?
  /// Whether the number is shown as a plain integer, so that small ones need no work.
  var isPlainInteger: Bool
  /// The name of the substitution, or `nil` for the message as a whole.
  var name: String?
  /// The branches, by the place of their category in `PluralCategory.allCases`.
  var branches: [MessageNode?]

  subscript(category: PluralCategory) -> MessageNode? { branches[category.index] }
}

extension PluralCategory {
  /// The place in `allCases`.
  var index: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}

/// A compiled substitution.
struct MessageSubstitution: Sendable {
  var name: String
  /// The reference as it is written, for where the substitution cannot be shown.
  var reference: String
  var node: MessageNode
}

/// A whole compiled message.
final class MessageProgram: Sendable {
  let root: MessageNode
  let substitutions: [MessageSubstitution]
  /// The positions some branch uses, counted from 1.
  let usedPositions: Set<Int>

  init(root: MessageNode, substitutions: [MessageSubstitution], usedPositions: Set<Int>) {
    self.root = root
    self.substitutions = substitutions
    self.usedPositions = usedPositions
  }
}
