extension ToastCenter {
  /// The toast in front at this moment, or `nil`.
  public var frontToast: Toast? { withMachine { $0.frontToast } }

  /// The visible toasts, the one in front last.
  public var visibleToasts: [Toast] { withMachine { $0.visibleToasts } }

  /// The toasts that wait, the next one first.
  public var waitingToasts: [Toast] { withMachine { $0.waitingToasts } }

  /// The toasts that come back when the page appears.
  public var heldToasts: [Toast] { withMachine { $0.heldToasts } }

  /// Everything that happens from now on, in order.
  ///
  /// Any number of streams may be taken; each gets every event. A stream ends when its task is
  /// cancelled or the centre goes.
  ///
  /// - Parameter bufferingPolicy: What is kept for a reader that is slow.
  /// - Returns: The stream.
  public func events(
    bufferingPolicy: AsyncStream<ToastEvent>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<ToastEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ToastEvent.self, bufferingPolicy: bufferingPolicy)
    let number = withState { state in
      let number = state.nextNumber()
      state.streams[number] = continuation
      return number
    }
    continuation.onTermination = { [weak self] _ in
      self?.withState { state in state.streams[number] = nil }
    }
    return stream
  }
}
