public import ToastText

/// A text with printf placeholders as Apple's catalogs write them, read once.
///
/// Reading never fails: what is no placeholder is kept as text and reported.
///
/// ```swift
/// let pattern = PrintfPattern("%2$@ has %1$lld photos, 100% done")
/// pattern.placeholders.map(\.position)  // [2, 1]
/// pattern.problems.first?.message
/// // "a lone ‘%’ is shown as it is; write ‘%%’ for a percent sign"
/// ```
///
/// The grammar is that of Apple's string format specifiers: position, flags, width, precision and
/// length in any order, then one conversion; `%#@NAME@` refers to a substitution; `%arg` is its
/// governing argument.
public struct PrintfPattern: Hashable, Sendable {
  /// The text as it was read.
  public let text: String

  /// Its pieces in their order.
  public let segments: [PrintfSegment]

  /// What was wrong with it; positions are within the text.
  public let problems: [Problem]

  /// Reads a text that stands by itself.
  public init(_ text: String) {
    self.init(text, context: PrintfContext())
  }

  /// Reads a text that is part of a message.
  init(_ text: String, context: PrintfContext) {
    var scanner = PrintfScanner(text, context: context)
    scanner.scan()
    self.text = text
    segments = scanner.segments
    problems = scanner.problems
  }

  /// The placeholders in the order of the text.
  public var placeholders: [PrintfPlaceholder] {
    segments.compactMap { segment in
      if case .placeholder(let placeholder) = segment.content { placeholder } else { nil }
    }
  }

  /// The references to substitutions in the order of the text.
  public var references: [PrintfReference] {
    segments.compactMap { segment in
      if case .reference(let reference) = segment.content { reference } else { nil }
    }
  }

  /// The whole text if it takes no arguments, with `%%` as `%`; else `nil`.
  public var literal: String? {
    switch segments.count {
    case 0: ""
    case 1: if case .literal(let text) = segments[0].content { text } else { nil }
    default: nil
    }
  }

  /// Whether the text says `%arg`.
  var saysGoverningArgument: Bool { segments.contains { $0.content == .governingArgument } }
}

extension PrintfPattern: CustomStringConvertible {
  /// The pattern written anew from its pieces: reading it again gives the same pieces.
  public var description: String {
    segments.map { segment in
      switch segment.content {
      case .literal(let text): Self.escaped(text)
      case .placeholder(let placeholder): placeholder.description
      case .reference(let reference): reference.description
      case .governingArgument: "%arg"
      }
    }.joined()
  }

  /// A literal text as a pattern: each `%` doubled.
  ///
  /// ```swift
  /// PrintfPattern.escaped("100%")  // "100%%"
  /// ```
  public static func escaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    // By scalars: a sign may make one character with what stands before or after it.
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar)
      if scalar == "%" { result.append(scalar) }
    }
    return String(result)
  }
}
