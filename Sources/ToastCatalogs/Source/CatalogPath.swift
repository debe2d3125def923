/// Paths of catalog files, taken apart without touching the disk.
///
/// As the system does it: by bytes. A mark after a slash belongs to the name and hides no slash.
package enum CatalogPath {
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// The last part of a path.
  package static func name(of path: String) -> String {
    path.utf8.split(separator: slash).last.map { String(Substring($0)) } ?? ""
  }

  /// The extension of the last part, lower case, empty where there is none.
  package static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: dot), dot != name.startIndex else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// The table a file holds: its name without the extension.
  package static func table(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: dot), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The folder a path stands in, empty for the working directory.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path below a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder.utf8.last == slash ? folder + name : folder + "/" + name
  }

  /// The locale of a `*.lproj` folder, spelled as the folder is; `nil` for any other path.
  package static func locale(ofFolder path: String) -> String? {
    guard fileExtension(of: path) == "lproj" else { return nil }
    return table(of: path)
  }
}
