// The one file that knows which C library is there.
#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// What is asked of the operating system, each call in safe types.
package enum Platform {
  /// The number a call failed with (`errno`).
  struct Failure: Error {
    let code: Int32
    static var last: Failure { Failure(code: errno) }

    func error(path: String) -> FileError {
      let reason: FileError.Reason =
        switch code {
        case ENOENT: .notFound
        case EISDIR: .isFolder
        case ENOTDIR: .isNoFolder
        case EACCES, EPERM, EROFS: .notPermitted
        case EPIPE: .closedPipe
        // `strerror` gives a constant text, or one that the next call on this thread replaces.
        default: .other(unsafe String(cString: strerror(code)))
        }
      return FileError(path: path, reason: reason)
    }
  }
}

extension Platform {
  /// How many processor cores work at the moment, at least 1.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

extension Platform {
  // A Swift string passed to C lives for the call and ends with a NUL, so each path below is valid
  // for as long as the call reads it. A path with a NUL inside is refused by `checked`.

  static func status(_ path: String) -> Result<FileStatus, Failure> {
    guard checked(path) else { return .failure(Failure(code: ENOENT)) }
    var raw = stat()
    // `raw` is a local that outlives the call.
    guard unsafe stat(path, &raw) == 0 else { return .failure(.last) }
    let kind: FileStatus.Kind =
      switch raw.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .stream
      }
    return .success(
      FileStatus(
        kind: kind,
        size: kind == .file ? Int(raw.st_size) : 0,
        permissions: UInt16(truncatingIfNeeded: raw.st_mode & 0o7777),
        identity: [UInt64(truncatingIfNeeded: raw.st_dev), UInt64(raw.st_ino)]))
  }

  static func openForReading(_ path: String) -> Result<Int32, Failure> {
    descriptor(path, O_RDONLY | O_CLOEXEC)
  }

  static func openForWriting(_ path: String) -> Result<Int32, Failure> {
    descriptor(path, O_WRONLY | O_CLOEXEC)
  }

  /// Creates a file that must not be there yet.
  static func create(_ path: String, permissions: UInt16?) -> Result<Int32, Failure> {
    let result = descriptor(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode: 0o666)
    if case .success(let descriptor) = result, let permissions {
      _ = fchmod(descriptor, mode_t(permissions))
    }
    return result
  }

  private static func descriptor(
    _ path: String, _ flags: Int32, mode: mode_t = 0
  ) -> Result<Int32, Failure> {
    guard checked(path) else { return .failure(Failure(code: ENOENT)) }
    let descriptor = unsafe open(path, flags, mode)
    return descriptor < 0 ? .failure(.last) : .success(descriptor)
  }

  static func finish(_ descriptor: Int32) { _ = close(descriptor) }

  /// Reads once and appends; 0 means the end.
  static func readChunk(
    _ descriptor: Int32, upTo count: Int, appendingTo bytes: inout [UInt8]
  ) -> Result<Int, Failure> {
    var failure: Failure?
    // The buffer has room for `count` bytes, and only as many as the call filled are kept.
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var result = unsafe read(descriptor, buffer.baseAddress, count)
      while result < 0, errno == EINTR {
        result = unsafe read(descriptor, buffer.baseAddress, count)
      }
      if result < 0 { failure = .last }
      filled = max(result, 0)
    }
    if let failure { return .failure(failure) }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    return .success(chunk.count)
  }

  /// Writes once; the count may be less than what was left.
  static func writeChunk(
    _ bytes: [UInt8], from offset: Int, to descriptor: Int32
  ) -> Result<Int, Failure> {
    // The array is borrowed for the call, and the slice ends where it ends.
    let result = unsafe bytes[offset...].withUnsafeBytes { buffer in
      var result = unsafe write(descriptor, buffer.baseAddress, buffer.count)
      while result < 0, errno == EINTR {
        result = unsafe write(descriptor, buffer.baseAddress, buffer.count)
      }
      return result
    }
    return result < 0 ? .failure(.last) : .success(result)
  }

  static func names(_ folder: String) -> Result<[String], Failure> {
    guard checked(folder) else { return .failure(Failure(code: ENOENT)) }
    guard let stream = unsafe opendir(folder) else { return .failure(.last) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    // An entry is valid until the next call on the same stream; its name is copied before that.
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return .success(names)
  }

  /// The path with every link followed, or `nil` where nothing is there.
  static func resolved(_ path: String) -> String? {
    guard checked(path), let buffer = unsafe realpath(path, nil) else { return nil }
    // `realpath` allocated the text for us alone.
    defer { unsafe free(buffer) }
    return unsafe String(cString: buffer)
  }

  static func move(_ old: String, to new: String) -> Failure? {
    guard checked(old), checked(new) else { return Failure(code: ENOENT) }
    return unsafe rename(old, new) == 0 ? nil : .last
  }

  static func remove(_ path: String) { if checked(path) { _ = unsafe unlink(path) } }

  static func createFolder(_ path: String) -> Failure? {
    guard checked(path) else { return Failure(code: ENOENT) }
    return unsafe mkdir(path, 0o777) == 0 ? nil : .last
  }

  /// Waits until the bytes are on the disk; what cannot be synchronized is left to the system.
  static func synchronize(_ descriptor: Int32) -> Failure? {
    guard fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP else { return nil }
    return .last
  }

  /// Makes the new name of a file last through a power cut.
  static func synchronizeFolder(of path: String) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard case .success(let descriptor) = openForReading(folder) else { return }
    _ = fsync(descriptor)
    finish(descriptor)
  }

  private static func checked(_ path: String) -> Bool { !path.utf8.contains(0) }
}

extension Platform {
  /// The number of this process.
  package static var processIdentifier: Int32 { getpid() }

  /// The value of an environment variable, or `nil` where it is not set.
  package static func environment(_ name: String) -> String? {
    // Nothing in the project changes the environment, so the text stays while it is copied.
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Whether a descriptor leads to a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Ends the process.
  package static func end(_ code: Int32) -> Never { exit(code) }
}
