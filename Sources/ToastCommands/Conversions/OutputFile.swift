import ToastCatalogs
import ToastData

/// Writes the files that a command makes, each whole or not at all.
enum OutputFile {
  /// Writes a file, and makes the folders that it stands in.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    do throws(FileError) {
      if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex {
        try FileSystem.createFolder(String(path[..<slash]))
      }
      try FileSystem.replace(path, with: bytes)
    } catch {
      throw .writing(error)
    }
  }

  /// The bytes of a file the user named, or of the standard input for `-`.
  static func read(_ path: String, _ console: Console) throws(CommandError) -> [UInt8] {
    let limit = CatalogSet.sizeLimit
    do throws(FileError) {
      guard path != "-" else { return try console.readInput(limit).get() }
      return try FileSystem.contents(of: path, limit: limit)
    } catch {
      throw .reading(error)
    }
  }
}
