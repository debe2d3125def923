/// A text as C's printf and Foundation read it: what is a conversion, and what is not but seems so.
///
/// The reader of messages (`PrintfPattern`) mends what it can, so that a text can be shown. This one
/// says what a program that calls `String(format:)` would do, which is what a check is about.
struct FormatString: Sendable {
  /// A reference to a substitution, `%#@NAME@`.
  struct Reference: Hashable, Sendable {
    var name: String
    var position: Int?
    var range: Range<Int>
  }

  /// A `%` that is neither a conversion nor `%%`.
  struct Stray: Hashable, Sendable {
    /// What it looks like.
    enum Kind: Sendable {
      /// A percent sign of prose: “50% off”, “100 % de”.
      case prose
      /// A conversion with a space in it: `% @`, `% d`.
      case spaced
      /// A percent sign before something else, or at the end.
      case lone
    }

    var kind: Kind
    var range: Range<Int>
  }

  private(set) var specifiers: [FormatSpecifier] = []
  private(set) var references: [Reference] = []
  private(set) var strays: [Stray] = []
  /// Where `%%` stands.
  private(set) var escapes: [Range<Int>] = []
  /// Where `%arg` stands.
  private(set) var governing: [Range<Int>] = []

  /// Whether a program must hand over arguments.
  var takesArguments: Bool {
    !specifiers.isEmpty || !references.isEmpty || !governing.isEmpty
  }

  /// Every place that stands for something else than itself.
  var ranges: [Range<Int>] {
    specifiers.map(\.range) + references.map(\.range) + governing + escapes
  }

  init(_ text: String) {
    var scanner = FormatScanner(Array(text.utf8))
    scanner.scan(into: &self)
  }

  mutating func add(_ specifier: FormatSpecifier) { specifiers.append(specifier) }
  mutating func add(_ reference: Reference) { references.append(reference) }
  mutating func addStray(_ kind: Stray.Kind, _ range: Range<Int>) {
    strays.append(Stray(kind: kind, range: range))
  }
  mutating func addEscape(_ range: Range<Int>) { escapes.append(range) }
  mutating func addGoverning(_ range: Range<Int>) { governing.append(range) }
}

extension FormatString {
  /// Which argument each conversion reads, and the kinds of the arguments; references read integers.
  struct Arguments {
    var kinds: [Int: ArgumentKind] = [:]
    /// The position of each of the specifiers, in their order.
    var positions: [Int] = []
  }

  /// Where the counted conversions of a substitution's text begin: they read its own number first,
  /// the numbered ones the arguments of the whole text.
  static let pieceBase = 1000

  /// Resolves the arguments.
  ///
  /// - Parameters:
  ///   - claims: The positions that substitutions name themselves (`argNum`). Counted conversions
  ///     step over them.
  ///   - isPiece: Whether the text is a case of a substitution.
  /// - Returns: The arguments.
  func arguments(claims: [String: Int] = [:], isPiece: Bool = false) -> Arguments {
    var result = Arguments()
    result.positions = specifiers.map { specifier in
      isPiece && !specifier.isWritten ? specifier.position + Self.pieceBase : specifier.position
    }
    if !references.isEmpty { resolveReferences(claims, &result) }
    for (specifier, position) in zip(specifiers, result.positions)
    where result.kinds[position] == nil {
      result.kinds[position] = specifier.kind
    }
    return result
  }

  /// Counts conversions and references together, as they share the arguments.
  private func resolveReferences(_ claims: [String: Int], _ result: inout Arguments) {
    let claimed = Set(references.compactMap { $0.position ?? claims[$0.name] })
    for position in claimed { result.kinds[position] = .integer }
    var next = 1
    func take() -> Int {
      while claimed.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
    var number = 0
    for reference in references {
      while number < specifiers.count,
        specifiers[number].range.lowerBound < reference.range.lowerBound
      {
        if !specifiers[number].isWritten { result.positions[number] = take() }
        number += 1
      }
      guard reference.position ?? claims[reference.name] == nil else { continue }
      result.kinds[take()] = .integer
    }
    for rest in number..<max(number, specifiers.count) where !specifiers[rest].isWritten {
      result.positions[rest] = take()
    }
  }
}
