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
    let scalars = text.unicodeScalars
    var place = scalars.endIndex
    var last: Unicode.Scalar?
    while place > scalars.startIndex {
      place = scalars.index(before: place)
      guard Self.isCloser(scalars[place]) else {
        last = scalars[place]
        break
      }
    }
    switch last {
    case ".": self = scalars[..<place].hasSuffix("..") ? .ellipsis : .stop
    case "。", "।", "။", "։", "۔", "．", "｡", "።": self = .stop
    case ":", "：": self = .colon
    case ";" where greek, "?", "？", "؟", "՞", ";": self = .question
    case "!", "！": self = .exclamation
    case "…", "⋯": self = .ellipsis
    default: self = .none
    }
  }

  private static func isCloser(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "”", "’", "»", "«", "」", "』", ")", "）", "]", "】", "*", "_", "`": true
    default: scalar.isBlank
    }
  }
}

extension Substring.UnicodeScalarView {
  fileprivate func hasSuffix(_ text: String) -> Bool {
    suffix(text.unicodeScalars.count).elementsEqual(text.unicodeScalars)
  }
}
