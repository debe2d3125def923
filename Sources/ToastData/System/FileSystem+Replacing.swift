extension FileSystem {
  /// Writes a file so that it is there whole or not at all.
  ///
  /// The bytes go to a temporary file beside it, which then takes its name; an interrupt waits
  /// until that is done. A link keeps pointing to where it did, and the permissions stay. A
  /// terminal, a pipe or a device is written to as it is.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let target = Platform.resolved(path) ?? path
    let old = try? status(of: target)
    if old?.kind == .folder { throw FileError(path: path, reason: .isFolder) }
    if old?.kind == .stream { return try writeStream(bytes, to: path) }
    Platform.holdInterrupts()
    defer { Platform.releaseInterrupts() }
    let temporary = temporaryName(beside: target)
    do throws(FileError) {
      try fill(temporary, with: bytes, permissions: old?.permissions)
      if let code = Platform.move(temporary, to: target) { throw code.error(path: path) }
    } catch {
      Platform.remove(temporary)
      throw FileError(path: path, reason: error.reason)
    }
    Platform.synchronizeFolder(of: target)
  }

  /// Removes a file; a file that is not there is no failure.
  package static func remove(_ path: String) { Platform.remove(path) }

  /// Creates a folder and those above it, where they are missing.
  package static func createFolder(_ path: String) throws(FileError) {
    if let status = try? status(of: path) {
      guard status.kind == .folder else { throw FileError(path: path, reason: .isNoFolder) }
      return
    }
    let parent = folder(of: path)
    if parent != path { try createFolder(parent) }
    if let code = Platform.createFolder(path) { throw code.error(path: path) }
  }

  private static func folder(of path: String) -> String {
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }

  private static func temporaryName(beside target: String) -> String {
    let unique = "\(Platform.processIdentifier)-\(UInt32.random(in: 0 ... .max))"
    let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
    let nameStart = slash.map { target.utf8.index(after: $0) } ?? target.startIndex
    // A short name of its own: the target's name may already have the greatest length allowed.
    return "\(target[..<nameStart]).toast-l10n-\(unique).tmp"
  }

  private static func fill(
    _ path: String, with bytes: [UInt8], permissions: UInt16?
  ) throws(FileError) {
    switch Platform.create(path, permissions: permissions) {
    case .failure(let code): throw code.error(path: path)
    case .success(let descriptor):
      defer { Platform.finish(descriptor) }
      try write(bytes, to: descriptor)
      if let code = Platform.synchronize(descriptor) { throw code.error(path: path) }
    }
  }

  private static func writeStream(_ bytes: [UInt8], to path: String) throws(FileError) {
    switch Platform.openForWriting(path) {
    case .failure(let code): throw code.error(path: path)
    case .success(let descriptor):
      defer { Platform.finish(descriptor) }
      try write(bytes, to: descriptor)
    }
  }
}
