import ToastCatalogs
import ToastData
import ToastText

/// A file that goes to translators and comes back: XLIFF alone, or in a folder as Xcode packs it.
struct TranslatorFile {
  /// The path as the user named it.
  let path: String

  private let isPackage: Bool

  /// The file of a path that ends in `.xliff`, `.xlf` or `.xcloc`; `nil` for any other path.
  init?(_ path: String) {
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    let ending = trimmed.split(separator: ".").last.map { $0.lowercased() }
    guard let ending, ["xliff", "xlf", "xcloc"].contains(ending), trimmed.contains(".") else {
      return nil
    }
    self.path = trimmed
    isPackage = ending == "xcloc"
  }

  /// The file's name without its ending, such as `ja`.
  var stem: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
  }

  /// The XLIFF inside, with its path.
  func contents(_ console: Console) throws(CommandError) -> (path: String, bytes: [UInt8]) {
    guard isPackage else { return (path, try OutputFile.read(path, console)) }
    let folder = path + "/Localized Contents"
    let names: [String]
    do throws(FileError) {
      names = try FileSystem.names(in: folder).filter { $0.hasSuffix(".xliff") }.sorted()
    } catch {
      throw .reading(error)
    }
    guard let name = names.first else {
      throw .noInput("the package holds no .xliff; export it again", path: folder)
    }
    return ("\(folder)/\(name)", try OutputFile.read("\(folder)/\(name)", console))
  }

  /// Writes XLIFF into a language's file, or the package around it.
  func write(
    _ xliff: [UInt8], locale: String, sourceLanguage: String
  ) throws(CommandError) {
    guard isPackage else { return try OutputFile.write(xliff, to: path) }
    try OutputFile.write(xliff, to: "\(path)/Localized Contents/\(locale).xliff")
    let contents = JSONOutput.object([
      "developmentRegion": .string(sourceLanguage), "targetLocale": .string(locale),
      "toolInfo": .object([
        "toolID": .string(Usage.toolName), "toolName": .string(Usage.toolName),
        "toolVersion": .string(Versions.tool),
      ]), "version": .string("1.0"),
    ])
    try OutputFile.write(Array((contents.text + "\n").utf8), to: path + "/contents.json")
  }
}
