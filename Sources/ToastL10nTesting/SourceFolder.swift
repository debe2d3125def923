/// The folder of a source file, to which the paths of its tests are relative.
struct SourceFolder {
  private let folder: String

  init(of file: String) {
    folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
  }

  /// A path as it is where it begins at the root, else inside the folder.
  func path(_ path: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }
}
