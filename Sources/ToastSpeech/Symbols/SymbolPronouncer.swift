public import ToastAccessibility
public import ToastText

/// Names the punctuation marks and signs of a text as far as a level asks for it.
///
/// A mark that is not named stays where it is: the voice pauses at it. A run of one mark is named
/// once.
///
/// ```swift
/// SymbolPronouncer(language: .english, level: .some).spoken("ann@example.com")
/// // "ann at example dot com"
/// SymbolPronouncer(language: .english, level: .all).spoken("Hello, (you)")
/// // "Hello comma, left paren(you right paren)"
/// ```
public struct SymbolPronouncer: Sendable {
  /// The level up to which symbols are named.
  public let level: VerbositySettings.Punctuation

  private let table: SymbolTable

  /// Creates a pronouncer for texts of one language.
  public init(language: LanguageTag, level: VerbositySettings.Punctuation) {
    self.level = level
    table = SymbolTable.table(for: language)
  }

  /// The text with names in place of symbols, or before them.
  public func spoken(_ text: String) -> String {
    // Most texts have marks at which the voice only pauses.
    guard level != .none, text.unicodeScalars.contains(where: mayBeNamed) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var copied = 0
    var index = 0
    while index < scalars.count {
      let end = endOfRun(scalars, from: index)
      let before = index > 0 ? scalars[index - 1] : nil
      let after = end < scalars.count ? scalars[end] : nil
      if let symbol = named(scalars[index], between: before, and: after) {
        result.append(contentsOf: scalars[copied..<index])
        append(symbol, for: scalars[index..<end], to: &result)
        index = end
        copied = end
      } else {
        index += 1
      }
    }
    guard copied > 0 else { return text }
    result.append(contentsOf: scalars[copied...])
    return Self.tidied(result)
  }

  /// The symbol of a scalar between two others, or `nil` where it is not named.
  private func named(
    _ scalar: Unicode.Scalar, between before: Unicode.Scalar?, and after: Unicode.Scalar?
  ) -> Symbol? {
    guard let symbol = table.symbol(scalar, in: Self.context(before, after)),
      symbol.level.rank <= level.rank
    else { return nil }
    return symbol
  }

  private func append(
    _ symbol: Symbol, for run: ArraySlice<Unicode.Scalar>, to result: inout String.UnicodeScalarView
  ) {
    result.append(" ")
    result.append(contentsOf: symbol.name.unicodeScalars)
    switch symbol.keep {
    case .always: result.append(contentsOf: run)
    case .never: result.append(" ")
    }
  }

  /// The end of a run of one symbol; a blank is never part of one.
  private func endOfRun(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    guard scalars[start] != " ", !Self.isWord(scalars[start]) else { return start + 1 }
    var end = start + 1
    // Reading character by character names each.
    while level != .char, end < scalars.count, scalars[end] == scalars[start] { end += 1 }
    return end
  }

  private static func context(
    _ before: Unicode.Scalar?, _ after: Unicode.Scalar?
  ) -> Symbol.Context {
    guard let before, let after else { return .any }
    if isDigit(before), isDigit(after) { return .number }
    return isWord(before) && isWord(after) ? .word : .any
  }

  /// Whether a scalar has a name at the level, wherever it stands.
  private func mayBeNamed(_ scalar: Unicode.Scalar) -> Bool {
    !Self.isWord(scalar) && table.isNamed(scalar, upTo: level.rank)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value) || (0xFF10...0xFF19).contains(scalar.value)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF:
      true
    case 0..<0x80: false
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  /// One blank between words, none at the ends nor before a mark that stayed.
  private static func tidied(_ scalars: String.UnicodeScalarView) -> String {
    var result = String.UnicodeScalarView()
    var pending = false
    for scalar in scalars {
      if scalar == " " {
        pending = !result.isEmpty
        continue
      }
      if pending { result.append(" ") }
      pending = false
      result.append(scalar)
    }
    return String(result)
  }
}

extension VerbositySettings.Punctuation {
  /// The place in the order of levels.
  var rank: Int {
    switch self {
    case .none: 0
    case .some: 1
    case .most: 2
    case .all: 3
    case .char: 4
    }
  }
}
