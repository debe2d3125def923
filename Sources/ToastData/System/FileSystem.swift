/// Files as byte arrays, without Foundation.
package enum FileSystem {
  /// What a path leads to.
  package static func status(of path: String) throws(FileError) -> FileStatus {
    switch Platform.status(path) {
    case .success(let status): return status
    case .failure(let code): throw code.error(path: path)
    }
  }

  /// The bytes of a file.
  ///
  /// - Throws: `FileError` with the reason `tooLarge` when there are more bytes than `limit`.
  package static func contents(
    of path: String, limit: Int = .max
  ) throws(FileError) -> [UInt8] {
    switch Platform.openForReading(path) {
    case .failure(let code): throw code.error(path: path)
    case .success(let descriptor):
      defer { Platform.finish(descriptor) }
      let status = try status(of: path)
      guard status.kind != .folder else { throw FileError(path: path, reason: .isFolder) }
      guard status.size <= limit else {
        throw FileError(path: path, reason: .tooLarge(limit: limit))
      }
      return try readAll(descriptor, expected: status.size, limit: limit, path: path)
    }
  }

  /// The bytes of the standard input, until its end.
  package static func standardInput(limit: Int = .max) throws(FileError) -> [UInt8] {
    try readAll(0, expected: 0, limit: limit, path: "-")
  }

  /// The path with every link followed, or `nil` where nothing is there.
  package static func resolved(_ path: String) -> String? { Platform.resolved(path) }

  /// The names in a folder, hidden ones too, sorted byte by byte.
  package static func names(in folder: String) throws(FileError) -> [String] {
    switch Platform.names(folder) {
    case .success(let names): return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    case .failure(let code): throw code.error(path: folder)
    }
  }

  /// Writes bytes to an open descriptor, all of them.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    var offset = 0
    while offset < bytes.count {
      switch Platform.writeChunk(bytes, from: offset, to: descriptor) {
      case .success(let count): offset += count
      case .failure(let code): throw code.error(path: "-")
      }
    }
  }

  private static func readAll(
    _ descriptor: Int32, expected: Int, limit: Int, path: String
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than the file has, so that its end is seen without another buffer.
    var room = max(expected < Int.max ? expected + 1 : expected, 1 << 16)
    while true {
      switch Platform.readChunk(descriptor, upTo: room, appendingTo: &bytes) {
      case .failure(let code): throw code.error(path: path)
      case .success(0): return bytes
      case .success:
        guard bytes.count <= limit else {
          throw FileError(path: path, reason: .tooLarge(limit: limit))
        }
        room = max(1 << 16, min(bytes.count, 1 << 24))
      }
    }
  }
}
