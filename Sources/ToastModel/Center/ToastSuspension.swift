/// A token that keeps all countdowns stopped until it is given back.
public struct ToastSuspension: Hashable, Sendable {
  let token: String
}
