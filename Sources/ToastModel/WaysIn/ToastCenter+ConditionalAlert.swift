/// An alert whose message is chosen by a rule, for ``ToastBehavior/conditionalAlert``.
extension ToastCenter {
  /// Presents the message that a rule chooses for these inputs.
  ///
  /// - Parameters:
  ///   - choice: The rule; every input leads to a message.
  ///   - id: The name of the alert.
  ///   - inputs: The inputs by name.
  public func choose(_ choice: ToastChoice, id: String = "alert", inputs: [String: String]) {
    send(.choose(choice, id: id, inputs: inputs))
  }

  /// Chooses the alert's *OK*.
  public func confirm(_ id: String = "alert") { perform(.rotor, on: id, action: "ok") }
}
