import ToastCatalogs
public import ToastText

extension Localizer {
  /// The text of a key with its arguments filled in, and nothing beside it.
  ///
  /// This is the quick way for a text that is shown: a label without arguments is one look-up.
  public func text(_ key: String, _ arguments: [MessageArgument] = []) -> String {
    guard let entry = entry(key) else {
      return missing(key).text(arguments, options: options.message)
    }
    return entry.literal ?? entry.message.text(arguments, options: options.message)
  }

  /// One of the kit's own words with its arguments filled in.
  public func label(_ key: LabelKey, _ arguments: [MessageArgument] = []) -> String {
    text(key.rawValue, arguments)
  }

  /// The text of a key with all that is known of it.
  ///
  /// Without `options` the localizer's own hold.
  public func localize(
    _ key: String,
    _ arguments: [MessageArgument] = [],
    table: String? = nil,
    options: MessageOptions? = nil
  ) -> LocalizedText {
    let options = options ?? self.options.message
    guard let entry = entry(key, table: table) else {
      return notFound(key, arguments, table: table, options: options)
    }
    let formatted = entry.message.format(arguments, options: options)
    return LocalizedText(
      key: key, text: formatted.text, parts: formatted.parts, language: entry.message.locale,
      locale: entry.locale, file: entry.file, position: positions(entry.file, entry.offset),
      selections: formatted.selections,
      problems: formatted.problems.map { placed($0, at: entry) })
  }

  /// One of the kit's own words with all that is known of it.
  public func localize(
    _ key: LabelKey, _ arguments: [MessageArgument] = [], options: MessageOptions? = nil
  ) -> LocalizedText {
    localize(key.rawValue, arguments, options: options)
  }

  /// The words of a toast's text.
  ///
  /// A verbatim text has the language it names, or the first one of the request.
  public func resolve(_ text: ToastText, options: MessageOptions? = nil) -> LocalizedText {
    var result: LocalizedText
    switch text.content {
    case .verbatim(let words):
      let language = text.language ?? request.languages.first ?? .english
      result = LocalizedText(key: nil, text: words, parts: [.literal(words)], language: language)
    case .key(let key, let table, let arguments):
      result = localize(key, arguments, table: table, options: options)
    }
    result.reading = text.reading
    return result
  }

  /// The words of a toast's text as ``resolve(_:options:)`` gives them, without parts and plurals:
  /// what a voice needs of it, in a fraction of the time.
  package func words(of text: ToastText) -> LocalizedText {
    guard case .key(let key, let table, let arguments) = text.content,
      let entry = entry(key, table: table),
      let words = entry.message.cleanText(arguments, options: options.message)
    else { return resolve(text) }
    return LocalizedText(
      key: key, text: words, parts: [], language: entry.message.locale, locale: entry.locale,
      file: entry.file, reading: text.reading)
  }

  // MARK: Keys that no catalog has

  /// The key as a message: it is all there is.
  private func missing(_ key: String) -> Message {
    let source = tables.first?.catalog.sourceLanguage
    return Message(key, locale: source.flatMap { LanguageTag(parsing: $0) } ?? .english)
  }

  private func notFound(
    _ key: String, _ arguments: [MessageArgument], table: String?, options: MessageOptions
  ) -> LocalizedText {
    let message = missing(key)
    let formatted = message.format(arguments, options: options)
    let place = table.map { " in the table ‘\($0)’" } ?? ""
    let problem = Problem(
      "missing-key", .error, "no catalog has the key ‘\(key)’\(place); add it or correct the key")
    return LocalizedText(
      key: key, text: formatted.text, parts: formatted.parts, language: message.locale,
      selections: formatted.selections, problems: [problem] + formatted.problems, isFound: false)
  }

  /// A problem of a message at the place of its text.
  private func placed(_ problem: Problem, at entry: LookupEntry) -> Problem {
    var problem = problem
    problem.file = entry.file
    problem.position = positions(entry.file, entry.offset)
    return problem
  }
}
