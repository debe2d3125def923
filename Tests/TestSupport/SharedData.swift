public import Foundation
public import Testing

/// Ground truth that stands beside the package, in `../shared`.
///
/// None of it is copied into the package. A test that needs it is skipped, and
/// says so, where the folder is absent:
///
/// ```swift
/// @Test(.needsSharedData) func everyRealCatalogLoads() throws {
///   let files = SharedData.files(under: "data/real", withExtension: "xcstrings")
/// ```
public enum SharedData {
  /// The root folder of the package.
  public static let packageRoot = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder `../shared`, seen from the package.
  public static let root = packageRoot.deletingLastPathComponent().appending(path: "shared")

  /// Whether the folder is there.
  public static let isPresent = FileManager.default.fileExists(
    atPath: root.appending(path: "data/INDEX.tsv").path)

  /// The location of a file or folder, such as `data/emoji-tts.tsv`.
  public static func url(_ path: String) -> URL {
    root.appending(path: path)
  }

  /// The bytes of a file.
  public static func bytes(_ path: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: url(path)))
  }

  /// The UTF-8 text of a file.
  public static func text(_ path: String) throws -> String {
    try String(decoding: bytes(path), as: UTF8.self)
  }

  /// The lines of a tab-separated file, each split into its fields.
  public static func rows(_ path: String) throws -> [[String]] {
    try text(path).split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Every file below a folder with one of the extensions, sorted by path.
  public static func files(under folder: String, withExtension extensions: String...) -> [URL] {
    let items = FileManager.default.enumerator(at: url(folder), includingPropertiesForKeys: nil)
    let all = (items?.allObjects ?? []).compactMap { $0 as? URL }
    return all.filter { extensions.contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips the test, saying so, where `../shared` is absent.
  public static var needsSharedData: Self {
    .enabled(if: SharedData.isPresent, "the shared ground truth is not beside this package")
  }
}
