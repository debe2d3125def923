import ToastCatalogs
import ToastData

extension ConvertedCatalog.File {
  /// Writes the file whole, and makes the folders above it where they are missing.
  func write(to path: String) throws(CommandError) {
    do throws(FileError) {
      if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex {
        try FileSystem.createFolder(String(path[..<slash]))
      }
      try FileSystem.replace(path, with: bytes)
    } catch {
      throw .writing(error)
    }
  }
}
