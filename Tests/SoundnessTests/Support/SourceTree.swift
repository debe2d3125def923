import Foundation
import TestSupport

/// The files of the package that tests of soundness look at.
enum SourceTree {
  /// Every Swift file below a folder of the package, sorted by path.
  static func swiftFiles(in folders: String...) throws -> [SourceFile] {
    let files = try loaded.get()
    return folders.flatMap { folder in files.filter { $0.path.hasPrefix(folder + "/") } }
  }

  private static let loaded = Result {
    try ["Sources", "Tests"].flatMap(paths).filter { $0.hasSuffix(".swift") }.map { path in
      SourceFile(path: path, text: try text(path))
    }
  }

  /// The paths of all files below a folder, seen from the package, sorted.
  static func paths(in folder: String) throws -> [String] {
    let root = SharedData.packageRoot.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return
      names
      .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { folder + "/" + $0 }
      .filter { !isFolder($0) }
      .sorted()
  }

  /// The text of a file of the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: SharedData.packageRoot.appending(path: path), encoding: .utf8)
  }

  private static func isFolder(_ path: String) -> Bool {
    let full = SharedData.packageRoot.appending(path: path).path
    let type = try? FileManager.default.attributesOfItem(atPath: full)[.type] as? FileAttributeType
    return type == .typeDirectory
  }
}
