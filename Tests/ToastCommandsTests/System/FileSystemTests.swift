import Foundation
import Testing
import ToastData

@Suite struct FileSystemTests {
  private func reason(_ body: () throws(FileError) -> Void) -> FileError.Reason? {
    do {
      try body()
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("a file is read whole", arguments: [0, 1, 65_535, 65_536, 65_537, 300_000])
  func readsWhole(_ size: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
    let path = try folder.write("a", bytes)
    #expect(try FileSystem.contents(of: path) == bytes)
    #expect(try FileSystem.status(of: path).size == size)
  }

  @Test("what cannot be read says why")
  func readingFailures() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a", [1, 2, 3])
    #expect(reason { () throws(FileError) in _ = try FileSystem.contents(of: "") } == .notFound)
    #expect(
      reason { () throws(FileError) in _ = try FileSystem.contents(of: folder.path("no")) }
        == .notFound)
    #expect(
      reason { () throws(FileError) in _ = try FileSystem.contents(of: folder.path()) }
        == .isFolder)
    #expect(
      reason { () throws(FileError) in _ = try FileSystem.contents(of: file + "/b") }
        == .isNoFolder)
    #expect(
      reason { () throws(FileError) in _ = try FileSystem.contents(of: file, limit: 2) }
        == .tooLarge(limit: 2))
    #expect(
      reason { () throws(FileError) in _ = try FileSystem.contents(of: file + "\0b") } == .notFound)
  }

  @Test("a stream without an end stops at the limit")
  func endlessStream() {
    #expect(
      reason { () throws(FileError) in _ = try FileSystem.contents(of: "/dev/zero", limit: 9) }
        == .tooLarge(limit: 9))
  }

  @Test("names come sorted, hidden ones too")
  func sortedNames() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "a", ".c", "日"] { try folder.write(name, []) }
    #expect(try FileSystem.names(in: folder.path()) == [".c", "a", "b", "日"])
  }

  @Test("a file is replaced whole and keeps its permissions")
  func replaces() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a", [1])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileSystem.replace(path, with: [2, 3])
    #expect(try FileSystem.contents(of: path) == [2, 3])
    #expect(try FileSystem.status(of: path).permissions == 0o640)
    #expect(try FileSystem.names(in: folder.path()) == ["a"])
  }

  @Test("a link keeps pointing to the file that is replaced")
  func replacesThroughLink() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", [1])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "a")
    try FileSystem.replace(folder.path("link"), with: [2])
    #expect(try FileSystem.contents(of: folder.path("a")) == [2])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "a")
  }

  @Test("nothing is left behind where a file cannot be made")
  func replacingFails() throws {
    let folder = try TemporaryFolder()
    #expect(
      reason { () throws(FileError) in try FileSystem.replace(folder.path("no/a"), with: []) }
        == .notFound)
    #expect(
      reason { () throws(FileError) in try FileSystem.replace(folder.path(), with: []) }
        == .isFolder)
    #expect(try FileSystem.names(in: folder.path()).isEmpty)
  }

  @Test("folders are made with those above them")
  func createsFolders() throws {
    let folder = try TemporaryFolder()
    try FileSystem.createFolder(folder.path("a/b/c"))
    try FileSystem.createFolder(folder.path("a/b/c/"))
    #expect(try FileSystem.status(of: folder.path("a/b/c")).kind == .folder)
    let file = try folder.write("f", [])
    #expect(reason { () throws(FileError) in try FileSystem.createFolder(file) } == .isNoFolder)
  }
}
