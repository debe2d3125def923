/// The language a message text is written in.
public enum MessageSyntax: String, Hashable, Sendable, CaseIterable {
  /// Apple's string format specifiers, as `.xcstrings`, `.strings` and `.stringsdict` have them.
  case printf
  /// ICU MessageFormat 1: `{count, plural, one {# photo} other {# photos}}`.
  case messageFormat
}
