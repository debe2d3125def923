import ToastCatalogs
import ToastFormatting
import ToastText

/// `labels`: the kit's own words in all their languages.
struct LabelsCommand: Command {
  private static let format = UsageOption(
    "--format", choices: ["text", "json"],
    help: "A table for people (text, the default), or one JSON object (json).")

  private static let locale = UsageOption(
    "--locale", value: "TAG", repeats: true,
    help: "The languages to show, with commas between. Default: all.")

  static let usage = Usage(
    name: "labels",
    abstract: "Prints the kit's own labels in every language they are in.",
    discussion: "A catalog of yours with the same keys replaces them or adds a language: see "
      + "‘\(Usage.toolName) localize --help’.",
    operands: [],
    options: [locale, format],
    examples: [
      Usage.Example(
        "labels --locale en,ja",
        begins: "KEY                                en                            ja",
        "action.activate                    Activate                      実行",
        "action.archive                     Archive                       アーカイブ",
        "action.cancel                      Cancel                        キャンセル")
    ])

  private let locales: RequestedLocales
  private let isJSON: Bool

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    locales = try RequestedLocales(&arguments, option: Self.locale)
    isJSON = try arguments.choice(Self.format) == "json"
  }

  func run(_ console: inout Console) throws(CommandError) -> ExitCode {
    let catalog = BuiltInLabels.catalog
    let columns = columns(of: catalog, on: console)
    if isJSON {
      console.write(Self.json(catalog, columns).text + "\n")
    } else {
      for row in TextTable.lines(Self.rows(catalog, columns)) { console.line(row) }
    }
    return .success
  }

  /// The locales of the catalog that answer the request, each once.
  private func columns(of catalog: Catalog, on console: Console) -> [String] {
    guard locales.isGiven else { return catalog.locales }
    var seen: Set<String> = []
    return locales.items(all: catalog.locales, on: console).map { item in
      LocaleChain(item.request, available: catalog.locales).locales.first ?? catalog.sourceLanguage
    }.filter { seen.insert($0).inserted }
  }

  private static func json(_ catalog: Catalog, _ locales: [String]) -> JSONOutput {
    var labels: [String: JSONOutput] = [:]
    for entry in catalog.entries {
      var texts: [String: JSONOutput] = [:]
      for locale in locales { texts[locale] = entry.localization(locale)?.content?.json }
      labels[entry.key] = .object(texts)
    }
    return .object(labels)
  }

  /// One row a label, and one more for each further plural category.
  private static func rows(_ catalog: Catalog, _ locales: [String]) -> [[String]] {
    let header = ["KEY"] + locales
    return [header]
      + catalog.entries.flatMap { entry in
        let texts = locales.map { entry.localization($0)?.content?.texts ?? [:] }
        let categories = Set(texts.flatMap(\.keys)).sorted {
          $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        return categories.map { category in
          [entry.key + (category.isEmpty ? "" : " (\(category))")]
            + texts.map { $0[category] ?? "" }
        }
      }
  }
}

extension Variation {
  /// A text, or an object of plural categories.
  fileprivate var json: JSONOutput? {
    switch self {
    case .unit(let unit): .string(unit.value)
    case .plural: .object(texts.mapValues { .string($0) })
    case .set, .device, .width: nil
    }
  }

  /// The texts by plural category; by an empty name where there is no plural.
  fileprivate var texts: [String: String] {
    switch self {
    case .unit(let unit): return ["": unit.value]
    case .plural(let cases):
      let pairs = cases.compactMap { branch in
        branch.value.texts[""].map { (branch.selector.rawValue, $0) }
      }
      return Dictionary(pairs) { first, _ in first }
    case .set, .device, .width: return [:]
    }
  }
}
