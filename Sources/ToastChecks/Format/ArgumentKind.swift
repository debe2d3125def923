/// What a printf conversion reads from the list of arguments: those that differ crash or print
/// nonsense.
enum ArgumentKind: String, Hashable, Sendable {
  /// `%@`.
  case object = "an object"
  /// `%d`, `%lld`, `%x` and the like.
  case integer = "an integer"
  /// `%f`, `%g` and the like.
  case floatingPoint = "a floating-point number"
  /// `%c`.
  case character = "a character"
  /// `%s`.
  case cString = "a C string"
  /// `%p`, `%n`.
  case pointer = "a pointer"

  /// The kind of a conversion letter, or `nil` for a byte that is none.
  init?(conversion: UInt8) {
    switch Unicode.Scalar(conversion) {
    case "@": self = .object
    case "d", "D", "i", "u", "U", "x", "X", "o", "O": self = .integer
    case "f", "F", "e", "E", "g", "G", "a", "A": self = .floatingPoint
    case "c", "C": self = .character
    case "s", "S": self = .cString
    case "p", "n": self = .pointer
    default: return nil
    }
  }
}
