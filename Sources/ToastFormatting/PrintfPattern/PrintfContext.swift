/// Where a printf pattern stands, as far as it decides which argument a placeholder takes.
struct PrintfContext: Hashable, Sendable {
  /// The governing argument of the substitution whose text this is, counted from 1; `nil` for a
  /// text that stands by itself.
  var governing: Int?

  /// The arguments that substitutions of the text name themselves (`argNum`).
  var claims: [String: Int] = [:]

  /// The argument that chooses the text among the cases of a plural, read whether the text shows it
  /// or not; `nil` outside a plural.
  var choosing: Int?

  /// Whether the text may say `%arg`.
  var allowsGoverningArgument: Bool { governing != nil }
}
