private import ToastText

/// Catches what liblouis would print, so that nothing of it reaches the user's terminal.
enum LiblouisLog {
  private static let messages = SanitizedMutex<[String]>([])

  /// How many messages are kept: enough for the first fault of a table, not a thousand lines.
  private static let limit = 16

  /// The callback to register.
  static let callback: LiblouisFunctions.LogCallback = { level, message in
    // LOU_LOG_ERROR is 40000; what lies below tells of duplicate definitions in sound tables.
    guard level >= 40_000, let message = unsafe message else { return }
    // liblouis passes a string that ends in NUL and lives for the call.
    let text = unsafe String(cString: message)
    messages.withLock { if $0.count < limit { $0.append(text) } }
  }

  /// The errors since the last call.
  static func take() -> [String] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
