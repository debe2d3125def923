/// A message chosen by a rule: the first case whose conditions all hold, else the last resort.
///
/// ```swift
/// let choice = ToastChoice(
///   [
///     .when([ToastCondition("name", .isEmpty(true))], ToastMessage(title: "Enter a name.")),
///     .when([ToastCondition("name", .equals("ベジータ"))], ToastMessage(title: "Saved.")),
///   ],
///   otherwise: ToastMessage(title: "Something went wrong.")
/// )
/// choice.message(for: ["name": ""]).title  // "Enter a name."
/// ```
public struct ToastChoice: Hashable, Sendable {
  /// A message and what must hold for it.
  public struct Case: Hashable, Sendable {
    /// The conditions, all of which must hold.
    ///
    /// Without conditions the case always matches.
    public var conditions: [ToastCondition]

    /// The message.
    public var message: ToastMessage

    /// Creates a case.
    public static func when(_ conditions: [ToastCondition], _ message: ToastMessage) -> Case {
      Case(conditions: conditions, message: message)
    }
  }

  /// The cases in the order they are tried.
  public var cases: [Case]

  /// The message where no case matches.
  public var otherwise: ToastMessage

  /// Creates a choice.
  public init(_ cases: [Case], otherwise: ToastMessage) {
    self.cases = cases
    self.otherwise = otherwise
  }

  /// The message for these inputs.
  public func message(for inputs: [String: String]) -> ToastMessage {
    let match = cases.first { $0.conditions.allSatisfy { $0.holds(for: inputs) } }
    return match?.message ?? otherwise
  }
}
