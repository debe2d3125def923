import ToastData

/// Finds the catalogs below paths.
struct CatalogSearch {
  /// Folders that hold other people's catalogs, or copies.
  private static let skippedFolders: Set<String> = ["Pods", "Carthage", "DerivedData"]
  /// How deep folders are searched; a link may lead back up.
  private static let depthLimit = 64

  private(set) var locations: [CatalogLocation] = []
  private(set) var failures: [CatalogError] = []
  /// The number of a table's location by its folder and name.
  private var tables: [[String]: Int] = [:]
  private var seen: Set<[UInt64]> = []
  private var seenFolders: Set<[UInt64]> = []
  /// How many catalog files were met, those met before included.
  private var found = 0

  /// Searches a path that the user named.
  mutating func search(_ path: String) {
    do throws(FileError) {
      let status = try FileSystem.status(of: path)
      if status.kind != .folder { return addNamed(path, status) }
      let before = found
      searchFolder(path, depth: 0)
      if found == before, !failures.contains(where: { $0.path.hasPrefix(path) }) {
        failures.append(
          CatalogError(
            .noCatalogs, path: path,
            "the folder holds no .xcstrings, .strings or .stringsdict file; name another"))
      }
    } catch {
      failures.append(CatalogError(error))
    }
  }

  private mutating func addNamed(_ path: String, _ status: FileStatus) {
    guard CatalogPath.isCatalog(path) else {
      failures.append(
        CatalogError(
          .unknownFormat, path: path,
          "the name does not end in .xcstrings, .strings or .stringsdict; name a catalog"))
      return
    }
    add(path, status)
  }

  private mutating func searchFolder(_ folder: String, depth: Int) {
    guard depth < Self.depthLimit else { return }
    do throws(FileError) {
      for name in try FileSystem.names(in: folder) where name.utf8.first != UInt8(ascii: ".") {
        let path = CatalogPath.join(folder, name)
        // A link that leads nowhere is nobody's catalog.
        guard let status = try? FileSystem.status(of: path) else { continue }
        // A pipe that only has such a name would be waited for without end.
        if status.kind == .stream { continue }
        if status.kind == .file {
          if CatalogPath.isCatalog(path) { add(path, status) }
        } else if !Self.skippedFolders.contains(name), seenFolders.insert(status.identity).inserted
        {
          searchFolder(path, depth: depth + 1)
        }
      }
    } catch {
      failures.append(CatalogError(error))
    }
  }

  private mutating func add(_ path: String, _ status: FileStatus) {
    found += 1
    guard seen.insert(status.identity).inserted else { return }
    let table = CatalogPath.table(of: path)
    if CatalogPath.fileExtension(of: path) == "xcstrings" {
      locations.append(
        CatalogLocation(format: .stringCatalog, path: path, table: table, files: [path]))
      return
    }
    let folder = CatalogPath.folder(of: path)
    let isLocalized = CatalogPath.locale(ofFolder: folder) != nil
    let root = isLocalized ? CatalogPath.folder(of: folder) : folder
    let id = [root, table, isLocalized ? "lproj" : ""]
    if let number = tables[id] {
      locations[number].files.append(path)
      locations[number].path = root.isEmpty ? "." : root
    } else {
      tables[id] = locations.count
      locations.append(
        CatalogLocation(format: .localizedFolders, path: path, table: table, files: [path]))
    }
  }
}

extension CatalogPath {
  /// Whether a path ends as catalogs do.
  static func isCatalog(_ path: String) -> Bool {
    ["xcstrings", "strings", "stringsdict"].contains(fileExtension(of: path))
  }
}
