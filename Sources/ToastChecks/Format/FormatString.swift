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
  /// The kinds of argument by position; references read integers.
  ///
  /// - Parameter claims: The positions that substitutions name themselves (`argNum`). Counted
  ///   conversions step over them.
  func arguments(claims: [String: Int] = [:]) -> [Int: ArgumentKind] {
    var result: [Int: ArgumentKind] = [:]
    guard !references.isEmpty else {
      for specifier in specifiers where result[specifier.position] == nil {
        result[specifier.position] = specifier.kind
      }
      return result
    }
    let claimed = Set(references.compactMap { $0.position ?? claims[$0.name] })
    for position in claimed { result[position] = .integer }
    var next = 1
    let all =
      specifiers.map { ($0.range, $0.isWritten ? $0.position : nil, $0.kind) }
      + references.map { ($0.range, $0.position ?? claims[$0.name], ArgumentKind.integer) }
    for (_, written, kind) in all.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
      if let written {
        result[written] = result[written] ?? kind
        continue
      }
      while claimed.contains(next) { next += 1 }
      result[next] = kind
      next += 1
    }
    return result
  }
}
