/// A condition on a named input, such as “the field is empty”.
///
/// An input that was not given counts as an empty text.
public struct ToastCondition: Hashable, Sendable {
  /// What is asked of the input.
  public enum Test: Hashable, Sendable {
    /// Whether the text is empty, or with `false` whether it is not.
    case isEmpty(Bool)
    /// Whether the text is this one; canonically equivalent spellings are equal.
    case equals(String)
    /// Whether this text stands somewhere in it.
    case contains(String)
  }

  /// The name of the input.
  public var input: String

  /// What is asked of it.
  public var test: Test

  /// Creates a condition.
  public init(_ input: String, _ test: Test) {
    self.input = input
    self.test = test
  }

  /// Whether the condition holds.
  public func holds(for inputs: [String: String]) -> Bool {
    let text = inputs[input] ?? ""
    return switch test {
    case .isEmpty(let expected): text.isEmpty == expected
    case .equals(let other): text == other
    case .contains(let part): part.isEmpty || text.contains(part)
    }
  }
}
