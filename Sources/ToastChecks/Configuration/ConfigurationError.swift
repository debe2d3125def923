package import ToastData
package import ToastText

/// Why a configuration cannot be followed.
package enum ConfigurationError: Error, Hashable, Sendable {
  /// The file cannot be read.
  case unreadable(FileError)
  /// The file has faults, each with its place.
  case faulty([Problem])
}
