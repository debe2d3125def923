import ToastData

/// Finds the configuration of a catalog: the nearest `.toast-l10n.json` in its folder or one above.
enum ConfigurationSearch {
  /// The name of the file.
  static let name = ".toast-l10n.json"

  /// The configuration for a file or folder, or `nil`.
  ///
  /// The search ends at the top of a repository: what lies above it is another's.
  static func file(for path: String) -> String? {
    guard let resolved = FileSystem.resolved(path) else { return nil }
    let isFolder = (try? FileSystem.status(of: resolved))?.kind == .folder
    var folder = isFolder ? resolved : parent(of: resolved)
    while true {
      let file = join(folder, name)
      if let status = try? FileSystem.status(of: file), status.kind != .folder { return file }
      guard folder != "/", (try? FileSystem.status(of: join(folder, ".git"))) == nil else {
        return nil
      }
      folder = parent(of: folder)
    }
  }

  /// The folder of an absolute path.
  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else {
      return "/"
    }
    return String(path[..<slash])
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/" + name : folder + "/" + name
  }
}
