import ToastCatalogs
import ToastText

/// `convert`: catalogs from one format to another.
struct ConvertCommand: Command {
  private static let normalize = UsageOption(
    flag: "--normalize",
    help:
      "Write a String Catalog as Xcode does: layout, order and end of the file. Without it, one "
      + "that stays one keeps its own bytes.")

  private static let locale = UsageOption(
    "--locale", value: "TAG",
    help: "The language that an XLIFF file is for. Default: the file's name, where it is one.")

  static let usage = Usage(
    name: "convert",
    abstract: "Converts catalogs between .xcstrings, *.lproj folders and XLIFF.",
    discussion:
      "No text is lost on the way there and back. States of translations have no place in "
      + ".strings and .stringsdict files; how many were not ‘translated’ is said. Files that have "
      + "the names of the new ones are replaced; translations that come back as XLIFF go into the "
      + "catalog and change nothing else in it.",
    operands: [
      Usage.Operand(
        "IN",
        help: "A .xcstrings, .strings or .stringsdict file, or a folder that holds some; a .xliff "
          + "or .xcloc that comes back; ‘-’ reads the standard input."),
      Usage.Operand(
        "OUT",
        help: "A .xcstrings file, or ‘-’ for one on the standard output; a .xliff or .xcloc for a "
          + "translator; else a folder, in which a String Catalog becomes *.lproj folders and the "
          + "tables of *.lproj folders become String Catalogs."),
    ],
    options: [normalize, locale],
    examples: [
      Usage.Example(
        "convert Localizations/Labels.xcstrings - --normalize",
        begins: "{",
        "  \"sourceLanguage\" : \"en\",",
        "  \"strings\" : {",
        "    \"action.activate\" : {"),
      Usage.Example(
        "convert Resources/Examples/Library.xcstrings ja.xliff",
        prints: "ja.xliff: 10 texts, 0 to translate"),
    ])

  private let input: String
  private let output: String
  private let isNormalizing: Bool
  private let locale: String?

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    input = arguments.operands[0]
    output = arguments.operands[1]
    isNormalizing = arguments.flag(Self.normalize)
    locale = try arguments.value(Self.locale)
    let ending = output.split(separator: ".").last.map { $0.lowercased() }
    if ending == "strings" || ending == "stringsdict" {
      throw .usage(
        "‘\(output)’ is one file of a table; name the folder that its *.lproj folders go in")
    }
  }

  func run(_ console: inout Console) throws(CommandError) -> ExitCode {
    if let file = TranslatorFile(input) {
      return try TranslatorExchange.take(file, into: output, on: &console)
    }
    let set = try CatalogSet([input], for: nil, console: console)
    try set.report(on: &console)
    if let file = TranslatorFile(output) {
      try TranslatorExchange.export(set, to: file, locale: locale, on: &console)
      return .success
    }
    try convert(set, &console)
    return .success
  }

  private func convert(_ set: CatalogSet, _ console: inout Console) throws(CommandError) {
    let conversion = CatalogConversion(input: input, isNormalizing: isNormalizing)
    let isFile = output == "-" || output.lowercased().hasSuffix(".xcstrings")
    let converted =
      isFile ? [try conversion.stringCatalog(of: set)] : try conversion.folder(of: set)
    console.report(converted.flatMap(\.problems))
    for file in converted.flatMap(\.files) {
      if output == "-" {
        console.write(bytes: file.bytes)
      } else {
        try OutputFile.write(file.bytes, to: isFile ? output : "\(output)/\(file.path)")
      }
    }
  }
}
