/// How long the texts of some keys may be.
public struct LengthLimit: Hashable, Sendable {
  /// The keys, as a pattern with `*` and `?`.
  public var keys: String

  /// The limit in display columns: a wide character such as あ takes two. (UAX #11.)
  public var columns: Int

  /// Creates a limit.
  public init(keys: String, columns: Int) {
    self.keys = keys
    self.columns = columns
  }
}
