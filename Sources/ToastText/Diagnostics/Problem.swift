/// Something wrong in the input that did not stop the work.
///
/// Readers and formatters never stop at the first fault: they give the best result they can and a
/// list of problems. The message is lower case without a final period, quotes the user's text, and
/// says what is wrong and then what to do.
///
/// ```swift
/// Problem(
///   "missing-argument", .error, "argument 2 of ‘%1$@ %2$@’ is missing; pass it",
///   file: "Photos.xcstrings", position: SourcePosition(line: 3, column: 7, offset: 41)
/// ).description
/// // "Photos.xcstrings:3:7: error: argument 2 of ‘%1$@ %2$@’ is missing; pass it [missing-argument]"
/// ```
public struct Problem: Hashable, Sendable, CustomStringConvertible {
  /// The kind in kebab case, an open set that modules and rules add to, such as `missing-argument`.
  public var kind: String

  /// How much it matters.
  public var severity: ProblemSeverity

  /// What is wrong, and what to do.
  public var message: String

  /// The path of the file as the user named it, or `nil` where no file is concerned.
  public var file: String?

  /// The place in the file, or `nil` where the file as a whole is meant.
  public var position: SourcePosition?

  /// The catalog key concerned, or `nil`.
  public var key: String?

  /// The locale concerned, spelled as in its catalog, or `nil`.
  public var locale: String?

  /// The branch of the text concerned, such as `plural.one` or `substitutions.n.plural.other`, or
  /// `nil`.
  public var path: String?

  /// Creates a problem.
  public init(
    _ kind: String,
    _ severity: ProblemSeverity,
    _ message: String,
    file: String? = nil,
    position: SourcePosition? = nil,
    key: String? = nil,
    locale: String? = nil,
    path: String? = nil
  ) {
    self.kind = kind
    self.severity = severity
    self.message = message
    self.file = file
    self.position = position
    self.key = key
    self.locale = locale
    self.path = path
  }

  /// The problem as compilers print it: `path:line:column: severity: message [kind]`.
  public var description: String {
    var text = ""
    if let file { text += file + ":" }
    if let position { text += "\(position):" }
    if !text.isEmpty { text += " " }
    return text + "\(severity.rawValue): \(message) [\(kind)]"
  }
}
