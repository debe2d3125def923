import ToastData

/// The folder that relative paths start from.
enum WorkingDirectory {
  /// Its absolute path, or `nil` where it is gone.
  static var path: String? { FileSystem.resolved(".") }

  /// A path below it without the way to it; any other path as it is.
  ///
  /// Reports name files relative to the working directory, however the user named them.
  static func relative(_ path: String, environment: (String) -> String?) -> String {
    guard path.hasPrefix("/") else { return path }
    // The shell's own word for the folder may lead through links.
    for folder in [environment("PWD"), Self.path].compactMap(\.self) {
      guard FileSystem.resolved(folder) == Self.path else { continue }
      if path == folder || path == folder + "/" { return "." }
      if folder != "/", path.hasPrefix(folder + "/") {
        return String(path.dropFirst(folder.count + 1))
      }
    }
    return path
  }
}
