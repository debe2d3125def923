/// Where a printf pattern stands, as far as it decides which argument a placeholder takes.
struct PrintfContext: Hashable, Sendable {
  /// The governing argument of the substitution whose text this is, counted from 1; `nil` for a text
  /// that stands by itself.
  var governing: Int?

  /// The arguments that substitutions of the text name themselves (`argNum`).
  var claims: [String: Int] = [:]

  /// Whether the text may say `%arg`.
  var allowsGoverningArgument: Bool { governing != nil }
}

/// Counts the arguments of placeholders that do not name theirs.
struct PrintfCounter {
  private let context: PrintfContext
  private let claimed: Set<Int>
  private var isGoverningShown: Bool
  private var last: Int
  private(set) var hasCounted = false

  init(_ context: PrintfContext, saysGoverningArgument: Bool) {
    self.context = context
    claimed = Set(context.claims.values)
    isGoverningShown = context.governing == nil || saysGoverningArgument
    last = context.governing ?? 0
  }

  /// The argument of the next placeholder.
  ///
  /// Inside a substitution the first placeholder shows the governing argument, as `%d` does in a
  /// `.stringsdict`, unless `%arg` does so already.
  mutating func placeholder() -> Int {
    guard isGoverningShown else {
      isGoverningShown = true
      return context.governing ?? next()
    }
    return next()
  }

  /// The argument of a reference to a substitution.
  ///
  /// Inside another substitution it is one after the governing argument, whether that is shown or
  /// not: “A goose landed on %#@fields@” does not count fields by its one goose.
  mutating func reference(to name: String) -> Int {
    context.claims[name] ?? next()
  }

  /// The next argument that no substitution claims for itself, so that `%@` in “%#@FILES@ to %@” is
  /// the second.
  private mutating func next() -> Int {
    hasCounted = true
    repeat { last += 1 } while claimed.contains(last)
    return last
  }
}
