import ToastAccessibility
import ToastCatalogs
import ToastFormatting
import ToastText

/// `localize`: the texts of keys, one line a key and locale.
struct LocalizeCommand: Command {
  private static let arguments = UsageOption(
    "--args", value: "JSON",
    help:
      "The arguments of the message as a JSON array, such as [12, \"Ana\", {\"percent\": 0.5}]; "
      + "‘-’ reads it from the standard input.")

  static let usage = Usage(
    name: "localize",
    abstract: "Prints the texts of keys, one line a key and locale.",
    discussion: "The kit's own labels and the words of screen readers are there without a catalog; "
      + "--explain says where their wording is from. Line breaks and other control "
      + "characters are printed as escapes. The exit code is 1 where a key is not found.",
    operands: [
      Usage.Operand("KEY", repeats: true, help: "A key of a catalog, such as action.later.")
    ],
    options: [
      SharedOptions.locale, arguments, SharedOptions.catalog, SharedOptions.explain,
    ],
    examples: [
      Usage.Example("localize action.later --locale ja,zh-Hant", prints: "あとで", "稍後")
    ])

  private let keys: [String]
  private let locales: RequestedLocales
  private let values: String?
  private let catalogs: [String]
  private let explains: Bool

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    keys = arguments.operands
    locales = try RequestedLocales(&arguments)
    values = try arguments.value(Self.arguments)
    catalogs = arguments.values(SharedOptions.catalog)
    explains = arguments.flag(SharedOptions.explain)
    if values == "-", catalogs.contains("-") {
      throw .usage("both --args and --catalog read the standard input; give one of them a file")
    }
  }

  func run(_ console: inout Console) throws(CommandError) -> ExitCode {
    let arguments = try self.arguments(console)
    let wanted = locales.includesAll ? nil : locales.items(all: [], on: console)
    let set = try CatalogSet(catalogs, for: wanted?.map(\.request), console: console)
    try set.report(on: &console)
    let items =
      wanted
      ?? locales.items(
        all: set.catalogs.isEmpty ? BuiltInLabels.locales : set.locales, on: console)
    let localizers = items.map { item in
      Localizer(set.catalogs, request: item.request, positions: set.positions)
    }
    var exitCode = ExitCode.success
    for key in keys {
      for (item, localizer) in zip(items, localizers) {
        var (text, source) = (localizer.localize(key, arguments), localizer)
        if !text.isFound, ReaderPhrases.provenance(of: key) != nil {
          source = Localizer([ReaderPhrases.catalog], request: item.request)
          text = source.localize(key, arguments)
        }
        console.report(text.problems)
        if !text.isFound { exitCode = .findings }
        if explains {
          let trace = source.trace(key)
          console.write(text.explanation(requested: item.name, trace).text + "\n")
        } else {
          console.line(text.text)
        }
      }
    }
    return exitCode
  }

  private func arguments(_ console: Console) throws(CommandError) -> [MessageArgument] {
    guard let values else { return [] }
    var bytes = Array(values.utf8)
    if values == "-" {
      switch console.readInput(CatalogSet.sizeLimit) {
      case .success(let input): bytes = input
      case .failure(let error): throw .reading(error)
      }
    }
    let read = TypedArgumentReader.read(SourceText(path: "--args", bytes: bytes))
    guard read.problems.isEmpty else { throw .usage(read.problems) }
    return read.arguments
  }
}
