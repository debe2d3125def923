public import ToastText

/// Something that a check found in a catalog or scenario.
///
/// ```swift
/// finding.rule  // "trailing-space"
/// finding.problem.description
/// // "Localizable.xcstrings:12:31: warning: the text ends with a space … [trailing-space]"
/// ```
public struct Finding: Hashable, Sendable {
  /// The identifier of the check, such as `placeholder-missing`.
  public var rule: String

  /// How much it matters, after the configuration.
  public var severity: ProblemSeverity

  /// What is wrong and what to do: lower case, no final period.
  public var message: String

  /// The file, as it was reached from the paths the user named.
  public var file: String

  /// The exact place, within the text where the finding is about a part of it; `nil` where the file
  /// as a whole is meant.
  public var position: SourcePosition?

  /// The text or key concerned, in bytes of the file, without its quotes; `nil` where the file as a
  /// whole is meant.
  public var range: Range<Int>?

  /// The part that is wrong, in bytes of the file; ``position`` is its start.
  public var mark: Range<Int>?

  /// The key, or `nil`.
  public var key: String?

  /// The locale, spelled as in the catalog, or `nil`.
  public var locale: String?

  /// The branch of the text, such as `plural.one`, or `nil` for a plain text.
  public var path: String?

  /// The text that the finding is about, or `nil` where it is about the key or the file.
  public var value: String?

  /// The line of the file with the place in it, or `nil`.
  public var excerpt: SourceExcerpt?

  /// Where the part that is wrong ends, or `nil`.
  public var end: SourcePosition?

  /// Whether it counts, or is known and let pass.
  public var standing = FindingStanding.open

  /// Its number among the findings that are told apart by nothing else, counted from 0 in the order
  /// of the file.
  public var occurrence = 0

  /// Creates a finding.
  public init(
    rule: String, severity: ProblemSeverity, message: String, file: String,
    position: SourcePosition? = nil, range: Range<Int>? = nil, mark: Range<Int>? = nil,
    key: String? = nil, locale: String? = nil, path: String? = nil, value: String? = nil,
    excerpt: SourceExcerpt? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.file = file
    self.position = position
    self.range = range
    self.mark = mark
    self.key = key
    self.locale = locale
    self.path = path
    self.value = value
    self.excerpt = excerpt
  }

  /// The finding as a diagnostic.
  public var problem: Problem {
    Problem(
      rule, severity, message, file: file, position: position, key: key, locale: locale, path: path)
  }
}

extension Finding {
  /// Whether a finding is listed before another: by file, place, rule, locale, branch and message.
  static func isOrdered(_ left: Finding, _ right: Finding) -> Bool {
    if left.file != right.file { return left.file < right.file }
    let (first, second) = (left.position?.offset ?? -1, right.position?.offset ?? -1)
    if first != second { return first < second }
    if left.rule != right.rule { return left.rule < right.rule }
    if left.locale != right.locale { return left.locale ?? "" < right.locale ?? "" }
    if left.path != right.path { return left.path ?? "" < right.path ?? "" }
    return left.message < right.message
  }
}
