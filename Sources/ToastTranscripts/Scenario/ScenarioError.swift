public import ToastText

/// A scenario cannot be run; nothing of it is.
public struct ScenarioError: Error, Hashable, Sendable {
  /// Everything that is wrong, in the order of the file.
  public var problems: [Problem]

  /// Creates an error.
  public init(problems: [Problem]) { self.problems = problems }
}
