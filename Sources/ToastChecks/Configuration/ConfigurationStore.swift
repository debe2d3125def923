import ToastCatalogs
import ToastData
import ToastText

/// The configurations of a run, each read once.
package struct ConfigurationStore {
  private static let sizeLimit = 1 << 20

  private let named: ConfiguredFolder?
  private let adjust: (inout CheckConfiguration) -> Void
  private var folders: [String: ConfiguredFolder] = [:]
  /// The configuration file of each folder that was asked for.
  private var files: [String: String?] = [:]

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - file: The configuration of everything, or `nil` to look for one beside each catalog.
  ///   - adjust: What the command line changes in each.
  /// - Throws: ``ConfigurationError`` where the file cannot be read or has faults.
  package init(
    file: String?, adjust: @escaping (inout CheckConfiguration) -> Void
  ) throws(ConfigurationError) {
    self.adjust = adjust
    named = try file.map { file throws(ConfigurationError) in
      try Self.read(file, shown: file, adjust)
    }
  }

  /// The configuration of a file or folder.
  mutating func configuration(for path: String) throws(ConfigurationError) -> ConfiguredFolder {
    if let named { return named }
    let folder = CatalogPath.folder(of: path)
    let file: String?
    if let known = files[folder] {
      file = known
    } else {
      file = ConfigurationSearch.file(for: path)
      files[folder] = file
    }
    guard let file else {
      var configuration = CheckConfiguration()
      adjust(&configuration)
      return ConfiguredFolder(configuration: configuration)
    }
    if let known = folders[file] { return known }
    let read = try Self.read(file, shown: Self.shown(file), adjust)
    folders[file] = read
    return read
  }

  /// A path below the working directory as people write it.
  private static func shown(_ path: String) -> String {
    guard let here = FileSystem.resolved("."), here != "/", path.hasPrefix(here + "/") else {
      return path
    }
    return String(path.dropFirst(here.count + 1))
  }

  private static func read(
    _ file: String, shown: String, _ adjust: (inout CheckConfiguration) -> Void
  ) throws(ConfigurationError) -> ConfiguredFolder {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.contents(of: file, limit: sizeLimit)
    } catch {
      throw .unreadable(FileError(path: shown, reason: error.reason))
    }
    var read = CheckConfiguration.read(bytes: bytes, file: shown)
    guard read.problems.allSatisfy({ $0.severity < .error }) else {
      throw .faulty(read.problems)
    }
    adjust(&read.configuration)
    let folder = FileSystem.resolved(file).map(ConfigurationSearch.parent)
    return ConfiguredFolder(configuration: read.configuration, folder: folder)
  }
}
