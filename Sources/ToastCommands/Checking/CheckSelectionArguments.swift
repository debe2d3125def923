import ToastChecks
import ToastData
import ToastText

/// Which rules run over which texts: configuration, rules and locales of the command line.
struct CheckSelectionArguments {
  private static let config = UsageOption(
    "--config", value: "FILE",
    help: "The configuration; default: the nearest .toast-l10n.json in the folder of a catalog or "
      + "above, up to the top of the repository.")
  private static let only = UsageOption(
    "--only", value: "RULE", repeats: true, help: "Run this rule only; may be repeated.")
  private static let skip = UsageOption(
    "--skip", value: "RULE", repeats: true, help: "Do not run this rule; may be repeated.")
  private static let locales = UsageOption(
    "--locales", value: "TAG,TAG…", help: "Check the texts of these locales only.")

  /// The options that are read here.
  static let options = [config, only, skip, locales]

  private let config: String?
  private let only: [String]
  private let skip: [String]
  private let locales: [String]

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    config = try arguments.value(Self.config)
    only = try Self.rules(arguments.list(Self.only))
    skip = try Self.rules(arguments.list(Self.skip))
    locales = try arguments.list(Self.locales)
  }

  /// Identifiers of rules, each known.
  private static func rules(_ names: [String]) throws(CommandError) -> [String] {
    for name in names where Check.named(name) == nil {
      let suggestion = NearestName.suggestion(for: name, among: Check.all.map(\.id))
      throw .usage("unknown rule ‘\(name)’\(suggestion)")
    }
    return names
  }

  /// The configurations, with what the command line changes in them.
  func store() throws(CommandError) -> ConfigurationStore {
    let (only, skip, locales) = (only, skip, locales)
    do throws(ConfigurationError) {
      return try ConfigurationStore(file: config) { configuration in
        configuration.only = Set(only)
        configuration.skip.formUnion(skip)
        if !locales.isEmpty { configuration.locales = locales }
      }
    } catch {
      throw .configuration(error)
    }
  }
}

extension CommandError {
  /// A configuration that cannot be followed.
  static func configuration(_ error: ConfigurationError) -> CommandError {
    switch error {
    case .unreadable(let error): .reading(error)
    case .faulty(let problems): .badData(problems)
    }
  }
}
