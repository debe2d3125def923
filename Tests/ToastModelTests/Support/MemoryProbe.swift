import ToastModel

/// Looks into an engine for how much it keeps.
enum MemoryProbe {
  /// How many places for toasts the engine has made.
  static func slotCount(of machine: ToastStateMachine) -> Int {
    for child in Mirror(reflecting: machine).children where child.label == "slots" {
      return Mirror(reflecting: child.value).children.count
    }
    return -1
  }
}
