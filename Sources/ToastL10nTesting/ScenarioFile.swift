internal import ToastCatalogs
public import ToastText
internal import ToastTranscripts

/// A scenario that tests run, a `*.toasts.json` file.
///
/// It best stands beside the catalog that it names, so that the tool and the plug-ins run it too. One
/// that stands elsewhere leaves its catalogs to `catalogs`.
///
/// ```swift
/// let library = ScenarioFile("../../Sources/App/library.toasts.json")
/// library.locales  // [en, ja, zh-Hans, zh-Hant]
/// ```
public struct ScenarioFile: Hashable, Sendable {
  /// The path of the file.
  public let path: String

  /// Further catalogs, files or folders, beside those that the scenario names.
  public let catalogs: [String]

  /// Creates a scenario from a path, relative to the folder of the test's source file.
  ///
  /// - Parameters:
  ///   - path: The path of the scenario.
  ///   - catalogs: Further catalogs, relative to the same folder.
  ///   - file: The test's source file.
  public init(_ path: String, catalogs: [String] = [], beside file: String = #filePath) {
    self.path = SourceFolder(of: file).path(path)
    self.catalogs = catalogs.map(SourceFolder(of: file).path)
  }

  /// The name of the scenario: its file name without extensions.
  public var name: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.split(separator: ".").first.map(String.init) ?? file
  }

  /// Every locale of the scenario's catalogs, sorted, for a test with one case a locale.
  ///
  /// A scenario that cannot be read has English alone, so that the test runs and says why.
  public var locales: [LanguageTag] {
    guard let runner = try? runner(TranscriptOptions()) else { return [.english] }
    let locales = Set(runner.catalogs.flatMap(\.locales).compactMap { LanguageTag(parsing: $0) })
    return locales.isEmpty ? [.english] : locales.sorted { $0.description < $1.description }
  }

  /// Reads the scenario and its catalogs.
  func runner(_ options: TranscriptOptions) throws(ScenarioError) -> TranscriptRunner {
    let scenario = try ScenarioReader.read(bytes: try SnapshotFile(path).scenario(), file: path)
    let loaded = try ScenarioCatalogs(of: scenario, addedBy: catalogs)
    return TranscriptRunner(scenario: scenario, catalogs: loaded.catalogs, options: options)
  }
}
