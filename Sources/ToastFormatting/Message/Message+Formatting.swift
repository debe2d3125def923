public import ToastText

extension Message {
  /// The text with its arguments filled in.
  ///
  /// Nothing is noted beside it: this is the quick way for a text that is shown.
  public func text(
    _ arguments: [MessageArgument] = [], options: MessageOptions = MessageOptions()
  ) -> String {
    if let literal = storage.literal { return literal }
    if let text = storage.flat?.text(arguments, in: storage.rules, options: options) { return text }
    var writer = MessageWriter(locale: rules, options: options, arguments: arguments, log: nil)
    write(to: &writer, named: [:])
    return writer.text
  }

  /// The text, its parts, the plurals it took, and what was wrong.
  ///
  /// `named` holds the arguments that a MessageFormat text calls by name.
  public func format(
    _ arguments: [MessageArgument] = [],
    named: [String: MessageArgument] = [:],
    options: MessageOptions = MessageOptions()
  ) -> FormattedMessage {
    var writer = MessageWriter(
      locale: rules, options: options, arguments: arguments, log: MessageLog())
    write(to: &writer, named: named)
    reportSurplus(arguments, to: &writer)
    let log = writer.log ?? MessageLog()
    return FormattedMessage(
      text: writer.text, parts: log.parts, problems: problems + log.problems,
      selections: log.selections)
  }

  /// The text where it is clear without looking closer that nothing is wrong with it; else `nil`.
  func cleanText(_ arguments: [MessageArgument], options: MessageOptions) -> String? {
    guard problems.isEmpty else { return nil }
    if let literal { return arguments.isEmpty ? literal : nil }
    guard let flat = storage.flat, flat.argumentCount == arguments.count else { return nil }
    return flat.text(arguments, in: storage.rules, options: options)
  }

  private func write(to writer: inout MessageWriter, named: [String: MessageArgument]) {
    switch body {
    case .program(let program): writer.write(program.root, of: program)
    case .messageFormat(let pattern): writer.write(pattern, named: named)
    }
  }

  private func reportSurplus(_ arguments: [MessageArgument], to writer: inout MessageWriter) {
    let used = usedPositions.union(writer.log?.selections.compactMap(\.position) ?? [])
    for position in arguments.indices.map({ $0 + 1 }) where !used.contains(position) {
      writer.report(
        "surplus-argument", .warning,
        "argument \(position) is never used; leave it out or show it in the text")
    }
  }

  /// The arguments that some branch of the message uses, counted from 1.
  public var usedPositions: Set<Int> {
    switch body {
    case .program(let program): program.usedPositions
    case .messageFormat(let pattern): pattern.usedPositions
    }
  }
}
