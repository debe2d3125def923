import ToastCatalogs
import ToastData
import ToastFormatting
import ToastText

/// The catalogs that the user named, with the bytes that positions are found in.
struct CatalogSet: Sendable {
  /// The catalogs in the order named.
  private(set) var catalogs: [Catalog] = []

  /// What could not be read.
  private(set) var failures: [CatalogError] = []

  private var sources: [String: SourceText] = [:]

  /// The size from which a catalog is not read.
  static let sizeLimit = CatalogLoader.defaultSizeLimit

  /// Loads the catalogs, of each the locales that the requests lead to; all where there are none.
  init(
    _ paths: [String], for requests: [LocaleRequest]?, console: Console
  ) throws(CommandError) {
    for path in paths {
      if path == "-" {
        try addStandardInput(console)
      } else {
        let found = CatalogLoader().find([path])
        failures += found.failures
        for location in found.locations { load(location, for: requests) }
      }
    }
  }

  /// Every locale of the catalogs, by first appearance.
  var locales: [String] {
    var seen: Set<String> = []
    return catalogs.flatMap(\.locales).filter { seen.insert($0).inserted }
  }

  /// The bytes of a file that was read.
  func bytes(of file: String) -> [UInt8]? { sources[file]?.bytes }

  /// Finds the line and column of a byte of a file.
  var positions: Localizer.Positions {
    { [sources] file, offset in sources[file]?.position(at: offset) }
  }

  /// What is wrong with the catalogs, from warnings on.
  var problems: [Problem] {
    failures.map(\.problem) + catalogs.flatMap(\.problems).filter { $0.severity >= .warning }
  }

  /// Reports what is wrong.
  ///
  /// - Throws: `CommandError` where a path the user named is not there, or nothing could be read.
  func report(on console: inout Console) throws(CommandError) {
    let isMissing = failures.contains { [.notFound, .noCatalogs].contains($0.code) }
    if !failures.isEmpty, isMissing || catalogs.isEmpty { throw .loading(failures) }
    console.report(problems)
    for catalog in catalogs {
      console.detail(
        "read \(catalog.file): keys \(catalog.entries.count), "
          + "locales \(catalog.locales.joined(separator: ", "))")
    }
  }

  private mutating func addStandardInput(_ console: Console) throws(CommandError) {
    switch console.readInput(Self.sizeLimit) {
    case .failure(let error): throw .reading(error)
    case .success(let bytes):
      let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
      // A String Catalog is a JSON object; `.strings` may begin with a brace too, but never so piped.
      let name = first == UInt8(ascii: "{") ? "-.xcstrings" : "-.strings"
      do throws(CatalogError) {
        var catalog = try CatalogLoader().read(bytes: bytes, file: name)
        catalog.file = "-"
        for index in catalog.problems.indices { catalog.problems[index].file = "-" }
        sources["-"] = SourceText(path: "-", bytes: bytes)
        catalogs.append(catalog)
      } catch {
        failures.append(CatalogError(error.code, path: "-", error.message))
      }
    }
  }

  private mutating func load(_ location: CatalogLocation, for requests: [LocaleRequest]?) {
    var loader = CatalogLoader()
    if let requests {
      // The names of the locales first: what no request leads to is then skipped, not decoded.
      loader.locales = []
      let available = loader.load(location).catalog?.locales ?? []
      loader.locales = requests.flatMap { LocaleChain($0, available: available).locales }
    }
    let loaded = loader.load(location)
    if let catalog = loaded.catalog { catalogs.append(catalog) }
    for source in loaded.sources { sources[source.path] = source }
    failures += loaded.failures
  }
}
