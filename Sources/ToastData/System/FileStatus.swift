/// What a path leads to, links followed.
package struct FileStatus: Hashable, Sendable {
  /// The kinds of things a path can name.
  package enum Kind: Hashable, Sendable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A terminal, a pipe, a device.
    case stream
  }

  /// What it is.
  package let kind: Kind

  /// The length in bytes; 0 for a stream.
  package let size: Int

  /// The permission bits.
  package let permissions: UInt16

  /// The same for two paths of one file and different for two files; it finds folders that link to
  /// a folder above them.
  package let identity: [UInt64]
}
