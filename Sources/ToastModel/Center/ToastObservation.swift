/// An observer's place at a centre; it lasts until it is cancelled or the centre goes.
public struct ToastObservation: Sendable {
  private let end: @Sendable () -> Void

  init(end: @escaping @Sendable () -> Void) { self.end = end }

  /// Ends the observation.
  public func cancel() { end() }
}
