/// What a text ends with, whatever the signs of its language.
enum SentenceEndKind: Hashable, Sendable {
  case none
  case stop
  case colon
  case question
  case exclamation
  case ellipsis

  /// The kind of a text's end; quotes, brackets and white space after the sign do not count.
  init(_ text: String, greek: Bool = false) {
    let closers: Set<Unicode.Scalar> = [
      "\"", "'", "”", "’", "»", "«", "」", "』", ")", "）", "]", "】", "*", "_", "`",
    ]
    let rest = text.unicodeScalars.reversed().drop { $0.isBlank || closers.contains($0) }
    let last = rest.first
    switch last {
    case ".": self = rest.prefix(3).allSatisfy { $0 == "." } && rest.count > 2 ? .ellipsis : .stop
    case "。", "।", "။", "։", "۔", "．", "｡", "።": self = .stop
    case ":", "：": self = .colon
    case ";" where greek, "?", "？", "؟", "՞", ";": self = .question
    case "!", "！": self = .exclamation
    case "…", "⋯": self = .ellipsis
    default: self = .none
    }
  }
}
