public import ToastText

/// The four kinds of toast of Powerplay, for ``ToastBehavior/powerplay``.
public enum PowerplayToast: Hashable, Sendable {
  /// Something was done.
  case success(title: ToastText, message: ToastText? = nil)
  /// Something may go wrong.
  case warning(title: ToastText, message: ToastText? = nil)
  /// Something went wrong.
  case error(title: ToastText, message: ToastText? = nil)
  /// Something is worth knowing.
  case info(title: ToastText, message: ToastText? = nil)

  /// The message that stands for it.
  public var message: ToastMessage {
    switch self {
    case .success(let title, let message):
      ToastMessage(status: .success, title: title, message: message)
    case .warning(let title, let message):
      ToastMessage(status: .warning, title: title, message: message)
    case .error(let title, let message):
      ToastMessage(status: .error, title: title, message: message)
    case .info(let title, let message):
      ToastMessage(status: .info, title: title, message: message)
    }
  }
}

extension ToastCenter {
  /// Shows a toast in the place of the one that is shown, as Powerplay does.
  ///
  /// - Parameters:
  ///   - toast: What it says.
  ///   - interval: Seconds, or `nil` for the default of 2 s. The greatest finite number, which stands
  ///     for “infinite” there, is ``ToastDuration/indefinite``.
  public func showToast(of toast: PowerplayToast, for interval: Double? = nil) {
    var message = toast.message
    message.duration = interval.map(ToastDuration.seconds) ?? .automatic
    present(message)
  }

  /// Hides the toast that is shown, if there is one.
  public func hideToast() {
    withMachine { machine in
      if let toast = machine.frontToast { machine.apply(.dismiss(toast.id)) }
    }
  }
}
