import ToastData

/// Loads catalogs from files and folders.
///
/// A folder is searched for `.xcstrings`, `.strings` and `.stringsdict` files at any depth. Hidden
/// folders (`.build` is one), `Pods`, `Carthage` and `DerivedData` are left out. The files of one
/// table in the `*.lproj` folders side by side become one catalog.
///
/// ```swift
/// let loaded = CatalogLoader().load(["Sources/App"])
/// loaded.catalogs.map(\.table)  // ["InfoPlist", "Localizable"]
/// loaded.failures  // []
/// ```
public struct CatalogLoader: Sendable {
  /// The size from which files are not read, unless another is given: 256 MiB.
  public static let defaultSizeLimit = 256 << 20

  /// The locales to read, spelled as in the files, or `nil` for all; the source language is always
  /// read.
  public var locales: [String]?

  /// The source language of tables in `*.lproj` folders, which do not say it.
  ///
  /// Where this is `nil`, it is English if there is an English or a `Base` folder, else the first
  /// locale by name.
  public var sourceLanguage: String?

  /// The size in bytes from which a file is not read.
  public var sizeLimit: Int

  /// Files that are read from here rather than from the disk, by path.
  package var memory: [String: [UInt8]] = [:]

  /// Creates a loader.
  public init(
    locales: [String]? = nil, sourceLanguage: String? = nil,
    sizeLimit: Int = Self.defaultSizeLimit
  ) {
    self.locales = locales
    self.sourceLanguage = sourceLanguage
    self.sizeLimit = sizeLimit
  }

  /// Loads all catalogs of some files and folders; what fails is left out and said why.
  public func load(_ paths: [String]) -> LoadedCatalogs {
    let found = find(paths)
    var result = LoadedCatalogs(failures: found.failures)
    for location in found.locations {
      let loaded = load(location)
      if let catalog = loaded.catalog { result.catalogs.append(catalog) }
      result.failures += loaded.failures
    }
    return result
  }

  /// Loads the catalogs of one file or folder.
  ///
  /// - Throws: ``CatalogError``, the first failure, where nothing at all could be loaded.
  public func load(_ path: String) throws(CatalogError) -> [Catalog] {
    let loaded = load([path])
    if loaded.catalogs.isEmpty, let failure = loaded.failures.first { throw failure }
    return loaded.catalogs
  }

  /// Reads the bytes of a catalog, told what it is by the ending of its name.
  ///
  /// - Throws: ``CatalogError`` where the bytes can be no catalog of that kind.
  public func read(bytes: [UInt8], file: String) throws(CatalogError) -> Catalog {
    let source = SourceText(path: file, bytes: bytes)
    if let error = ContentCheck.error(in: source) { throw error }
    if CatalogPath.fileExtension(of: file) == "xcstrings" {
      return StringCatalogReader.read(source, only: locales)
    }
    return LocalizedTable.catalog(of: source, locale: nil)
  }

  /// Where the catalogs of some files and folders lie, each once.
  package func find(
    _ paths: [String]
  ) -> (locations: [CatalogLocation], failures: [CatalogError]) {
    var search = CatalogSearch()
    for path in paths { search.search(path) }
    return (search.locations, search.failures)
  }

  /// Loads one catalog, with the bytes of its files.
  package func load(
    _ location: CatalogLocation
  ) -> (catalog: Catalog?, sources: [SourceText], failures: [CatalogError]) {
    switch location.format {
    case .stringCatalog:
      do throws(CatalogError) {
        let source = try source(location.path)
        return (StringCatalogReader.read(source, only: locales), [source], [])
      } catch {
        return (nil, [], [error])
      }
    case .localizedFolders:
      return loadTable(location)
    }
  }

  func source(_ path: String) throws(CatalogError) -> SourceText {
    let source = try SourceText(path: path, bytes: contents(path))
    if let error = ContentCheck.error(in: source) { throw error }
    return source
  }

  private func contents(_ path: String) throws(CatalogError) -> [UInt8] {
    if let bytes = memory[path] { return bytes }
    do throws(FileError) {
      return try FileSystem.contents(of: path, limit: sizeLimit)
    } catch {
      throw CatalogError(error)
    }
  }
}
