public import ToastText

/// A text in ICU MessageFormat 1, read once.
///
/// Reading never fails: an argument that is not well formed is kept as text and reported.
///
/// ```swift
/// let text = "{count, plural, =0 {No photos} one {# photo} other {# photos}}"
/// MessageFormatPattern(text).problems  // []
/// MessageFormatPattern("Hi {0!}").problems.first?.message
/// // "‘!’ cannot stand in the name of an argument; write ‘{0}’ or ‘{name}’"
/// ```
///
/// Apostrophes are ICU’s `DOUBLE_OPTIONAL`: `''` is an apostrophe, `'{'` a brace, and the one in
/// “don't” stands for itself. (ICU User Guide, Formatting Messages; class `MessagePattern`.)
public struct MessageFormatPattern: Hashable, Sendable {
  /// The text as it was read.
  public let text: String

  /// Its pieces in their order.
  public let nodes: [MessageFormatNode]

  /// What was wrong with it; positions are within the text.
  public let problems: [Problem]

  /// The arguments that some branch calls by their place, counted from 1.
  let usedPositions: Set<Int>

  /// Reads a text.
  public init(_ text: String) {
    var parser = MessageFormatParser(text)
    nodes = parser.parse()
    problems = parser.problems
    usedPositions = parser.usedPositions
    self.text = text
  }

  /// The whole text if it takes no arguments; else `nil`.
  public var literal: String? {
    switch nodes.count {
    case 0: ""
    case 1: if case .literal(let text) = nodes[0] { text } else { nil }
    default: nil
    }
  }
}
