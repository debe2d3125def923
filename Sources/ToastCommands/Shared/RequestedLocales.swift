import ToastFormatting
import ToastText

/// The languages that the user wants output in.
struct RequestedLocales: Sendable {
  /// One language to put out, or the list of preferences that the environment gives.
  struct Item: Sendable {
    /// How the user spelled it.
    let name: String
    /// What is looked up for it.
    let request: LocaleRequest
  }

  /// What was asked for on the command line: tags, or `nil` for every locale; `nil` in its turn
  /// where nothing was asked for.
  private let wanted: [[Item]?]?

  /// Reads `--locale`.
  init(
    _ arguments: inout ArgumentReader, option: UsageOption = SharedOptions.locale
  ) throws(CommandError) {
    let names = try arguments.list(option)
    guard arguments.occurrences.contains(where: { $0.option == option }) else {
      wanted = nil
      return
    }
    var wanted: [[Item]?] = []
    for name in names { wanted.append(name == "all" ? nil : [try Self.item(name)]) }
    guard !wanted.isEmpty else { throw .usage("--locale names no language; write --locale en") }
    self.wanted = wanted
  }

  /// Whether `--locale` was given.
  var isGiven: Bool { wanted != nil }

  /// Whether every locale is wanted.
  var includesAll: Bool { wanted?.contains { $0 == nil } ?? false }

  /// The languages in the order asked for, each once.
  ///
  /// `all` stands for the locales of the catalogs, and the environment decides where nothing was
  /// asked for.
  func items(all locales: @autoclosure () -> [String], on console: Console) -> [Item] {
    guard let wanted else { return [Self.environment(console)] }
    let everything = includesAll ? locales() : []
    let expanded = wanted.flatMap { items in
      items
        ?? everything.map { locale in
          let tag = LanguageTag(parsing: locale) ?? LanguageTag(language: "und")
          return Item(name: locale, request: LocaleRequest([tag]))
        }
    }
    var seen: Set<String> = []
    return expanded.filter { seen.insert($0.name).inserted }
  }

  private static func item(_ name: String) throws(CommandError) -> Item {
    if let tag = LanguageTag(parsing: name) {
      return Item(name: name, request: LocaleRequest([tag]))
    }
    // POSIX's own locale says nothing of a language and means English.
    let base = name.prefix { $0 != "." && $0 != "@" }
    guard base == "C" || base == "POSIX" else {
      throw .usage("‘\(name)’ names no language; write a tag such as ja or zh-Hant")
    }
    return Item(name: name, request: LocaleRequest([.english]))
  }

  private static func environment(_ console: Console) -> Item {
    var environment: [String: String] = [:]
    for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
      environment[name] = console.environment(name)
    }
    let request = LocaleRequest(environment: environment)
    return Item(name: request.languages.first?.description ?? "en", request: request)
  }
}
