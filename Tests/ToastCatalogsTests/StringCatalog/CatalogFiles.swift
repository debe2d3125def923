import Foundation
import TestSupport
import ToastCatalogs

/// The String Catalogs of the shared data.
enum CatalogFiles {
  /// Every `.xcstrings` file that somebody ships or tests with, as a path below `data`.
  static var paths: [String] {
    let root = SharedData.url("data").path + "/"
    return ["data/real", "data/apple-fixtures"]
      .flatMap { SharedData.files(under: $0, withExtension: "xcstrings") }
      .map { String($0.path.dropFirst(root.count)) }
  }

  static func bytes(_ path: String) throws -> [UInt8] { try SharedData.bytes("data/" + path) }

  static func read(_ path: String) throws -> Catalog {
    try StringCatalogReader.read(bytes: bytes(path), file: path)
  }

  /// The catalog of IceCubesApp, which is stored compressed.
  static func iceCubes() throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "gzip", "-dc", SharedData.url("data/real/IceCubesApp-Localizable.xcstrings.gz").path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return [UInt8](data)
  }
}
