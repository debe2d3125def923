import ToastICU
import ToastText

/// The number a `#` shows.
struct MessageFormatNumber {
  var name: MessageFormatName
  var argument: MessageArgument
  var offset: DecimalNumber
}

extension MessageWriter {
  /// Writes a MessageFormat text.
  mutating func write(_ pattern: MessageFormatPattern, named: [String: MessageArgument]) {
    write(pattern.nodes, named: named, number: nil)
  }

  private mutating func write(
    _ nodes: [MessageFormatNode], named: [String: MessageArgument], number: MessageFormatNumber?
  ) {
    for node in nodes {
      switch node {
      case .literal(let text): literal(text)
      case .argument(let name, let style): write(name, style, named: named)
      case .number: write(number)
      case .plural(let plural): write(plural, named: named)
      case .select(let select): write(select, named: named)
      }
    }
  }

  func argument(
    _ name: MessageFormatName, named: [String: MessageArgument]
  ) -> MessageArgument? {
    switch name {
    case .index(let index): arguments.indices.contains(index) ? arguments[index] : nil
    case .name(let name): named[name]
    }
  }

  private mutating func write(
    _ name: MessageFormatName, _ style: MessageFormatStyle, named: [String: MessageArgument]
  ) {
    guard let argument = argument(name, named: named) else {
      return missing("{\(name)}", position: name.position, name: name.word)
    }
    let result = locale.value(
      of: argument, style: style, isolates: options.isolation == .automatic)
    if let fault = result.fault {
      report(
        fault.kind, fault.severity,
        fault.message.isEmpty
          ? "argument ‘\(name)’ is ‘\(result.value.text)’, which ‘\(style.typeName ?? "")’ cannot "
            + "show; pass a value of that type" : fault.message)
    }
    value(result.value, position: name.position, name: name.word, kind: argument.kind)
  }

  private mutating func write(_ number: MessageFormatNumber?) {
    guard let number else { return literal("#") }
    value(
      shown(number), position: number.name.position, name: number.name.word,
      kind: number.argument.kind)
  }

  /// The number less the offset; without an offset, the argument by its own type.
  private func shown(_ number: MessageFormatNumber) -> FormattedValue {
    guard !number.offset.isZero, let value = number.argument.number else {
      return locale.value(of: number.argument, isolates: false)
    }
    return locale.value(of: .decimal(value.subtracting(number.offset)), isolates: false)
  }

  // MARK: Choices

  private mutating func write(
    _ plural: MessageFormatPlural, named: [String: MessageArgument]
  ) {
    guard expand("{\(plural.name)}") else { return literal("{\(plural.name)}") }
    guard let argument = argument(plural.name, named: named), argument.number != nil else {
      reportNumber(plural.name, named: named)
      return write(
        plural.other?.nodes ?? [.argument(plural.name, .plain)], named: named, number: nil)
    }
    let number = MessageFormatNumber(name: plural.name, argument: argument, offset: plural.offset)
    guard let branch = branch(of: plural, number) else {
      return missing("{\(plural.name)}", position: plural.name.position, name: plural.name.word)
    }
    write(branch.nodes, named: named, number: number)
  }

  private mutating func reportNumber(
    _ name: MessageFormatName, named: [String: MessageArgument]
  ) {
    let isMissing = argument(name, named: named) == nil
    report(
      isMissing ? "missing-argument" : "argument-type", .error,
      isMissing
        ? "argument ‘\(name)’, which decides the plural, is missing; pass it"
        : "argument ‘\(name)’ decides a plural, but is no number; pass one")
  }

  private mutating func branch(
    of plural: MessageFormatPlural, _ number: MessageFormatNumber
  ) -> MessageFormatPlural.Branch? {
    let exact = plural.branches.first { branch in
      guard case .exactly(let value) = branch.selector else { return false }
      return number.argument.number?.hasValue(of: value) ?? false
    }
    let shown = shown(number)
    let category = category(shown, isOrdinal: plural.isOrdinal)
    let named = plural.branches.first { $0.selector == .category(category) }
    let why = "\(shown.text) is ‘\(category)’ in \(locale.tag)"
    let reason = exact != nil ? "the number matches exactly" : named == nil ? why + ", absent" : why
    log?.add(
      PluralSelection(
        category: exact == nil && named == nil ? .other : category,
        position: number.name.position, substitution: number.name.word, reason: reason))
    return exact ?? named ?? plural.other
  }

  private func category(_ value: FormattedValue, isOrdinal: Bool) -> PluralCategory {
    guard let number = value.number else { return .other }
    if isOrdinal { return locale.plurals.ordinalCategory(number) }
    return value.category ?? locale.category(number)
  }

  private mutating func write(
    _ select: MessageFormatSelect, named: [String: MessageArgument]
  ) {
    guard expand("{\(select.name)}") else { return literal("{\(select.name)}") }
    var word = "other"
    if let argument = argument(select.name, named: named) {
      word = argument.selectorText
    } else {
      report(
        "missing-argument", .error,
        "argument ‘\(select.name)’, which decides the choice, is missing; pass it")
    }
    let branch =
      select.branches.first { $0.selector == word }
      ?? select.branches.first { $0.selector == "other" }
    guard let branch else {
      return missing("{\(select.name)}", position: select.name.position, name: select.name.word)
    }
    write(branch.nodes, named: named, number: nil)
  }
}

extension MessageFormatPlural {
  var other: Branch? { branches.first { $0.selector == .category(.other) } }
}

extension MessageFormatName {
  /// The position counted from 1, or `nil` for a name.
  var position: Int? { if case .index(let index) = self { index + 1 } else { nil } }

  /// The name, or `nil` for a position.
  var word: String? { if case .name(let name) = self { name } else { nil } }
}

extension MessageArgument {
  /// The word that a `select` compares: a text itself, a number in ASCII.
  var selectorText: String {
    switch self {
    case .string(let text): text
    default: number?.description ?? "other"
    }
  }
}
