internal import ToastData
internal import ToastText
internal import ToastTranscripts

/// A file that a test reads or records.
struct SnapshotFile {
  let path: String

  init(_ path: String) { self.path = path }

  /// The text, or `nil` where no file is there.
  func text() throws(FileError) -> String? {
    do throws(FileError) {
      return String(decoding: try FileSystem.contents(of: path, limit: 64 << 20), as: UTF8.self)
    } catch {
      guard error.reason == .notFound else { throw error }
      return nil
    }
  }

  /// Writes the text, and the folder where it is missing.
  func record(_ text: String) throws(FileError) {
    if let slash = path.lastIndex(of: "/") { try FileSystem.createFolder(String(path[..<slash])) }
    try FileSystem.replace(path, with: Array(text.utf8))
  }

  /// The bytes of a scenario.
  func scenario() throws(ScenarioError) -> [UInt8] {
    do throws(FileError) {
      return try FileSystem.contents(of: path, limit: ScenarioReader.sizeLimit)
    } catch {
      let problem = Problem("unreadable", .error, error.description, file: path)
      throw ScenarioError(problems: [problem])
    }
  }
}
