/// Why a file could not be read or written.
package struct FileError: Error, Hashable, Sendable {
  /// The kinds of failure that callers tell apart.
  package enum Reason: Hashable, Sendable {
    /// Nothing has that path.
    case notFound
    /// The path names a folder where a file is wanted.
    case isFolder
    /// The path names a file where a folder is wanted.
    case isNoFolder
    /// The user may not do that.
    case notPermitted
    /// The file has more bytes than the caller wants to hold.
    case tooLarge(limit: Int)
    /// Whoever read our output has gone.
    case closedPipe
    /// Everything else, in the words of the system.
    case other(String)
  }

  /// The path as the user named it, `-` for the standard streams.
  package let path: String

  /// What went wrong.
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension FileError: CustomStringConvertible {
  /// What is wrong and what to do, without the path.
  package var description: String {
    switch reason {
    case .notFound: "no such file or folder; check the path"
    case .isFolder: "this is a folder; name a file"
    case .isNoFolder: "this is a file; name a folder"
    case .notPermitted: "permission denied; check who may read or write it"
    case .tooLarge(let limit): "the file is larger than the limit of \(limit) bytes; split it"
    case .closedPipe: "the reader of the output has gone"
    case .other(let text): text.prefix(1).lowercased() + text.dropFirst()
    }
  }
}
