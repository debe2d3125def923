import ToastCatalogs
import ToastText

extension MessageWriter {
  /// Writes a node of a program.
  mutating func write(_ node: MessageNode, of program: MessageProgram) {
    switch node {
    case .text(let text): write(text, of: program)
    case .plural(let choice):
      guard let branch = select(choice) else { return }
      write(branch, of: program)
    case .device(let branches):
      guard let branch = select(branches) else { return }
      write(branch, of: program)
    case .width(let branches):
      guard let branch = select(branches) else { return }
      write(branch, of: program)
    }
  }

  private mutating func write(_ text: MessageText, of program: MessageProgram) {
    for piece in text.pieces {
      switch piece {
      case .literal(let text): literal(text)
      case .integer(let index, let placeholder):
        if isQuick, arguments.indices.contains(index), case .integer(let value) = arguments[index],
          options.isolation == .never || !locale.hasOwnDigits
        {
          locale.append(value, to: &self.text)
        } else {
          write(placeholder)
        }
      case .object(let index, let placeholder):
        if log == nil, arguments.indices.contains(index), case .string(let value) = arguments[index]
        {
          append(value)
        } else {
          write(placeholder)
        }
      case .placeholder(let placeholder): write(placeholder)
      case .substitution(let index): write(program.substitutions[index], of: program)
      }
    }
  }

  /// A text argument, without a log.
  private mutating func append(_ value: String) {
    let isIsolated =
      options.isolation == .automatic
      && BidiIsolation.isNeeded(for: value, of: .user, inRightToLeft: locale.isRightToLeft)
    if isIsolated { text += BidiIsolation.start }
    text += value
    if isIsolated { text += BidiIsolation.end }
  }

  private mutating func write(_ substitution: MessageSubstitution, of program: MessageProgram) {
    guard expand(substitution.name) else { return literal(substitution.reference) }
    log?.begin()
    write(substitution.node, of: program)
    log?.end(substitution.name)
  }

  // MARK: Placeholders

  private mutating func write(_ placeholder: PrintfPlaceholder) {
    guard let argument = argument(placeholder.position) else {
      return missing(placeholder.description, position: placeholder.position)
    }
    let result = format(argument, as: placeholder)
    if let wanted = result.wanted {
      report(
        "argument-type", .error,
        "argument \(placeholder.position) is ‘\(result.value.text)’, but ‘\(placeholder)’ takes "
          + "\(wanted); pass one or correct the text")
    }
    value(result.value, position: placeholder.position, kind: argument.kind)
  }

  /// The argument at a position counted from 1, or `nil` if there is none.
  func argument(_ position: Int) -> MessageArgument? {
    arguments.indices.contains(position - 1) ? arguments[position - 1] : nil
  }

  /// An argument as a placeholder shows it.
  mutating func format(
    _ argument: MessageArgument, as placeholder: PrintfPlaceholder
  ) -> PrintfFormatter.Result {
    let isolates = options.isolation == .automatic
    let notation: NumberNotation =
      options.numerals == .posix ? .posix : .localized(locale.numbers)
    let formatter = PrintfFormatter(notation: notation) { [locale] in
      locale.value(of: $0, isolates: isolates)
    }
    return formatter.format(
      argument, as: placeholder, width: size(placeholder.width, of: placeholder),
      precision: size(placeholder.precision, of: placeholder))
  }

  private mutating func size(_ size: PrintfSize?, of placeholder: PrintfPlaceholder) -> Int? {
    guard let size else { return nil }
    if case .fixed(let value) = size { return value }
    let position = size.position ?? 0
    if case .integer(let value) = argument(position) { return value }
    report(
      "argument-type", .error,
      "argument \(position) is the width or precision of ‘\(placeholder)’; pass an integer")
    return nil
  }

  // MARK: Device and width

  private mutating func select(_ branches: [(Device, MessageNode)]) -> MessageNode? {
    if let branch = branches.first(where: { $0.0 == options.device }) { return branch.1 }
    if let branch = branches.first(where: { $0.0 == .other }) { return branch.1 }
    if let branch = branches.first {
      let host = options.device.rawValue
      report(
        "missing-device", .warning,
        "no text is for ‘\(host)’ or ‘other’, so that of ‘\(branch.0.rawValue)’ is shown; add ‘other’"
      )
    }
    return branches.first?.1
  }

  /// The largest width that fits, or the smallest there is.
  private func select(_ branches: [(Int, MessageNode)]) -> MessageNode? {
    guard let width = options.width else { return branches.last?.1 }
    return (branches.last { $0.0 <= width } ?? branches.first)?.1
  }
}
