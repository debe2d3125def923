import ToastCatalogs
import ToastChecks
import ToastText

/// `pseudo`: a translation that shows what is wrong with an interface before translators see it.
struct PseudoCommand: Command {
  private static let style = UsageOption(
    "--style", choices: PseudoStyle.allCases.map(\.rawValue), isRequired: true,
    help: "Accents on letters, expanded texts, right to left, in brackets, or between a spoken "
      + "‘start’ and ‘end’.")
  private static let output = UsageOption(
    "-o", "--output", value: "FILE",
    help: "Where the String Catalog is written; default: the "
      + "standard output.")

  static let usage = Usage(
    name: "pseudo",
    abstract: "Adds a pseudo-translation to a catalog.",
    discussion: "Placeholders, markup, links and plurals stay as they are. The texts go under the "
      + "locale en-XA, those from right to left under ar-XB. A .strings or .stringsdict file is "
      + "written as a String Catalog.",
    operands: [
      Usage.Operand("PATH", help: "A .xcstrings, .strings or .stringsdict file.")
    ],
    options: [style, output],
    examples: [
      Usage.Example(
        "pseudo Localizations/Labels.xcstrings --style accented", begins: "{",
        "  \"sourceLanguage\" : \"en\",")
    ])

  private let path: String
  private let style: PseudoStyle
  private let output: String?

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    path = arguments.operands.first ?? ""
    style = try arguments.choice(Self.style).flatMap(PseudoStyle.init) ?? .accented
    output = try arguments.value(Self.output)
  }

  func run(_ console: inout Console) throws(CommandError) -> ExitCode {
    let bytes = try pseudo(&console)
    guard let output else {
      console.write(bytes: bytes)
      return .success
    }
    try OutputFile.write(bytes, to: output)
    return .success
  }

  private func pseudo(_ console: inout Console) throws(CommandError) -> [UInt8] {
    let set = try CatalogSet([path], for: nil, console: console)
    try set.report(on: &console)
    guard let catalog = set.catalogs.first, set.catalogs.count == 1 else {
      throw .usage("‘\(path)’ holds \(set.catalogs.count) catalogs; name one of them")
    }
    do throws(CatalogError) {
      guard catalog.format == .stringCatalog, let bytes = set.bytes(of: catalog.file) else {
        return try PseudoCatalog.stringCatalog(of: catalog, style)
      }
      return try PseudoCatalog.adding(style, to: bytes, file: catalog.file)
    } catch {
      throw .loading([error])
    }
  }
}
