import ToastText

extension MessageWriter {
  /// Takes the branch of a plural.
  mutating func select(_ choice: PluralChoice) -> MessageNode? {
    if log == nil, let branch = quickly(choice) { return branch }
    guard let position = choice.position, let argument = argument(position + 1) else {
      return missing(choice)
    }
    let value = shown(argument, by: choice)
    if argument.isExactlyZero, let branch = choice[.zero] {
      note(choice, .zero, "the number is exactly 0")
      return branch
    }
    guard let category = value.category ?? value.number.map(locale.category) else {
      report(
        "argument-type", .error,
        "argument \(position + 1) is ‘\(value.text)’, but a plural takes a number; pass one")
      return other(choice, "‘\(value.text)’ is no number")
    }
    let number = value.category == nil ? value.number?.description ?? value.text : value.text
    let reason = "\(number) is ‘\(category)’ in \(locale.tag)"
    if let branch = choice[category] {
      note(choice, category, reason)
      return branch
    }
    return other(choice, reason + ", which has no text")
  }

  /// The branch for a small integer that is shown as such, without a log.
  private func quickly(_ choice: PluralChoice) -> MessageNode? {
    guard choice.isPlainInteger, let position = choice.position,
      arguments.indices.contains(position), case .integer(let value) = arguments[position]
    else { return nil }
    if value == 0, let branch = choice[.zero] { return branch }
    return choice[locale.category(value)] ?? choice[.other]
  }

  /// The value that decides, as the texts show it; where they do not, as it shows itself.
  private mutating func shown(
    _ argument: MessageArgument, by choice: PluralChoice
  ) -> FormattedValue {
    guard let display = choice.display else { return locale.value(of: argument, isolates: false) }
    return format(argument, as: display).value
  }

  private mutating func missing(_ choice: PluralChoice) -> MessageNode? {
    guard let position = choice.position else {
      // No text shows the number: the first number there is decides.
      guard let index = arguments.firstIndex(where: { $0.number != nil }) else {
        return other(choice, "no number was given")
      }
      var governed = choice
      governed.position = index
      return select(governed)
    }
    report(
      "missing-argument", .error,
      "argument \(position + 1), which decides the plural, is missing; pass it")
    return other(choice, "argument \(position + 1) is missing")
  }

  /// The branch for everything else, or failing that any.
  private mutating func other(_ choice: PluralChoice, _ reason: String) -> MessageNode? {
    for category in PluralCategory.allCases.reversed() {
      guard let branch = choice[category] else { continue }
      note(choice, category, reason)
      return branch
    }
    return nil
  }

  private mutating func note(
    _ choice: PluralChoice, _ category: PluralCategory, _ reason: String
  ) {
    log?.add(
      PluralSelection(
        category: category, position: choice.position.map { $0 + 1 }, substitution: choice.name,
        reason: reason))
  }
}

extension MessageArgument {
  /// Whether the value is 0 itself, and not only rounded to it.
  var isExactlyZero: Bool {
    switch self {
    case .range(let lower, let upper): lower.isZero && upper.isZero
    default: number?.isZero ?? false
    }
  }
}
