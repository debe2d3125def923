/// What stands next in a JSON text, told by its first byte.
package enum JSONKind: Sendable {
  case object
  case array
  case string
  /// A number, `true`, `false`, `null`, or something that wants to be one.
  case scalar
  /// Nothing that could be a value; it has been reported.
  case missing

  /// What it is, in words for messages.
  package var name: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .scalar: "a number, true, false or null"
    case .missing: "nothing"
    }
  }
}
