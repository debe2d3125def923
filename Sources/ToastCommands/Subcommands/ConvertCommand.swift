import ToastCatalogs
import ToastText

/// `convert`: catalogs from one of Apple's formats to the other.
struct ConvertCommand: Command {
  private static let normalize = UsageOption(
    flag: "--normalize",
    help:
      "Write a String Catalog as Xcode does: layout, order and end of the file. Without it, one "
      + "that stays one keeps its own bytes.")

  static let usage = Usage(
    name: "convert",
    abstract: "Converts catalogs between .xcstrings and *.lproj folders.",
    discussion:
      "No text is lost on the way there and back. States of translations have no place in "
      + ".strings and .stringsdict files; how many were not ‘translated’ is said. Files that have the "
      + "names of the new ones are replaced.",
    operands: [
      Usage.Operand(
        "IN",
        help: "A .xcstrings, .strings or .stringsdict file, or a folder that holds some; ‘-’ reads "
          + "the standard input."),
      Usage.Operand(
        "OUT",
        help: "A .xcstrings file, or ‘-’ for one on the standard output; else a folder, in which a "
          + "String Catalog becomes *.lproj folders and the tables of *.lproj folders become String "
          + "Catalogs."),
    ],
    options: [normalize],
    examples: [])

  private let input: String
  private let output: String
  private let isNormalizing: Bool

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    input = arguments.operands[0]
    output = arguments.operands[1]
    isNormalizing = arguments.flag(Self.normalize)
    let ending = output.split(separator: ".").last.map { $0.lowercased() }
    if ending == "strings" || ending == "stringsdict" {
      throw .usage(
        "‘\(output)’ is one file of a table; name the folder that its *.lproj folders go in")
    }
  }

  func run(_ console: inout Console) throws(CommandError) -> ExitCode {
    let set = try CatalogSet([input], for: nil, console: console)
    try set.report(on: &console)
    let isFile = output == "-" || output.lowercased().hasSuffix(".xcstrings")
    let converted = isFile ? [try stringCatalog(of: set)] : try folder(of: set)
    console.report(converted.flatMap(\.problems))
    for file in converted.flatMap(\.files) {
      if output == "-" {
        console.write(bytes: file.bytes)
      } else {
        try file.write(to: isFile ? output : "\(output)/\(file.path)")
      }
    }
    return .success
  }

  /// The only catalog there is, as a String Catalog.
  private func stringCatalog(of set: CatalogSet) throws(CommandError) -> ConvertedCatalog {
    if set.catalogs.count > 1 {
      let names = set.catalogs.map { "‘\($0.table)’" }.joined(separator: ", ")
      throw .usage(
        "‘\(input)’ holds \(set.catalogs.count) tables, \(names); name one of them, or a folder to "
          + "write to")
    }
    guard let catalog = set.catalogs.first else {
      return ConvertedCatalog(files: [], problems: [])
    }
    return try stringCatalog(catalog, in: set)
  }

  private func stringCatalog(
    _ catalog: Catalog, in set: CatalogSet
  ) throws(CommandError) -> ConvertedCatalog {
    guard catalog.format == .stringCatalog, var bytes = set.bytes(of: catalog.file) else {
      return CatalogConverter.stringCatalog(from: catalog)
    }
    if isNormalizing {
      do throws(CatalogError) {
        bytes = try StringCatalogWriter.normalized(bytes: bytes, file: catalog.file)
      } catch {
        throw .loading([error])
      }
    }
    let file = ConvertedCatalog.File(path: catalog.table + ".xcstrings", bytes: bytes)
    return ConvertedCatalog(files: [file], problems: [])
  }

  /// Each catalog in the form that it does not have.
  private func folder(of set: CatalogSet) throws(CommandError) -> [ConvertedCatalog] {
    var sources: [String: String] = [:]
    var result: [ConvertedCatalog] = []
    for var catalog in set.catalogs {
      if catalog.file == "-" { catalog.table = "Localizable" }
      let converted =
        catalog.format == .stringCatalog
        ? CatalogConverter.localizedFolders(from: catalog)
        : CatalogConverter.stringCatalog(from: catalog)
      for file in converted.files {
        if let other = sources.updateValue(catalog.file, forKey: file.path) {
          throw .usage(
            "‘\(other)’ and ‘\(catalog.file)’ would both become ‘\(file.path)’; convert one at a time"
          )
        }
      }
      result.append(converted)
    }
    return result
  }
}
