import ToastCatalogs
import ToastText

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
