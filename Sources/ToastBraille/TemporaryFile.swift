#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A file for a library that reads only files.
enum TemporaryFile {
  /// Writes the bytes to a new file, passes its path, and removes the file again.
  ///
  /// Returns `nil` where no file can be written.
  static func with<Result>(_ bytes: [UInt8], _ body: (String) -> Result) -> Result? {
    var template = Array("\(folder)/toast-l10n-XXXXXX\0".utf8CString.dropLast())
    // mkstemp writes the name into the array, which ends in NUL, and creates the file for us alone.
    let descriptor = unsafe template.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe mkstemp($0) } ?? -1
    }
    guard descriptor >= 0 else { return nil }
    let path = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unsafe _ = unlink(path) }
    let isWritten = write(bytes, to: descriptor)
    guard close(descriptor) == 0, isWritten else { return nil }
    return body(path)
  }

  /// Where temporary files go: `TMPDIR` unless it would break a comma-separated list of tables.
  private static var folder: String {
    // getenv's text lives until the environment changes; it is copied at once.
    guard let value = unsafe getenv("TMPDIR") else { return "/tmp" }
    let folder = unsafe String(cString: value)
    return folder.isEmpty || folder.contains(",") ? "/tmp" : folder
  }

  private static func write(_ bytes: [UInt8], to descriptor: CInt) -> Bool {
    var offset = 0
    while offset < bytes.count {
      // The pointer covers bytes[offset...] for the length of the call.
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe buffer.baseAddress.map { base in
          #if canImport(Glibc)
            unsafe Glibc.write(descriptor, base + offset, buffer.count - offset)
          #elseif canImport(Musl)
            unsafe Musl.write(descriptor, base + offset, buffer.count - offset)
          #else
            unsafe Darwin.write(descriptor, base + offset, buffer.count - offset)
          #endif
        } ?? -1
      }
      guard count > 0 else { return false }
      offset += count
    }
    return true
  }
}
