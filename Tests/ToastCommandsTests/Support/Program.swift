import Foundation

/// A program of the system, where it is installed.
struct Program: Sendable {
  private let url: URL

  /// Finds a program by name.
  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { URL(filePath: String($0)).appending(path: name) }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
    guard let found else { return nil }
    url = found
  }

  /// What it prints on both of its outputs, and how it ends.
  func run(_ arguments: [String]) throws -> (text: String, status: Int32) {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "LC_ALL": "C.UTF-8",
      "HOME": NSTemporaryDirectory(), "TERM": "dumb",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}
