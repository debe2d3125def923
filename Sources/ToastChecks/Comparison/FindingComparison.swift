/// What findings were compared with, so that only new ones count.
public struct FindingComparison: Hashable, Sendable {
  /// The name of a comparison with a baseline.
  public static let baselineName = "the baseline"

  /// What it is: `the baseline`, or a revision.
  public var name: String

  /// How many of its findings are no longer there, by locale; those without a locale by an empty
  /// name.
  public var gone: [String: Int]

  /// Creates a comparison.
  public init(name: String, gone: [String: Int] = [:]) {
    self.name = name
    self.gone = gone
  }

  /// How many of its findings are no longer there.
  public var goneCount: Int { gone.values.reduce(0, +) }
}
