import ToastText

/// Takes the arguments of one command apart, by its usage.
///
/// Understands `--option value`, `--option=value`, `-o value`, `-ovalue`, and `--` before operands
/// that begin with a dash. A lone `-` is an operand.
package struct ArgumentReader {
  /// An option as it was given.
  package struct Occurrence: Hashable, Sendable {
    /// The option.
    package let option: UsageOption
    /// Its value; empty for a flag.
    package let value: String
  }

  /// The command's usage.
  package let usage: Usage

  /// The options in the order they were given.
  package private(set) var occurrences: [Occurrence] = []

  /// What stands beside the options, in order.
  package private(set) var operands: [String] = []

  /// Whether help was asked for; then nothing else matters.
  package private(set) var asksForHelp = false

  /// How much is said beside the data.
  package private(set) var verbosity = Verbosity.normal

  /// The options that were looked for, by name: a test compares them with the usage.
  package private(set) var optionsRead: Set<String> = []

  private var rest: ArraySlice<String>

  /// Reads all arguments after the command's name.
  package init(_ arguments: [String], usage: Usage) throws(CommandError) {
    self.usage = usage
    self.rest = arguments[...]
    while let argument = rest.popFirst(), !asksForHelp {
      if argument == "--" {
        operands += rest
        rest = []
      } else if argument.hasPrefix("--") {
        try readLong(argument)
      } else if argument.hasPrefix("-"), argument != "-" {
        try readShort(argument)
      } else {
        operands.append(argument)
      }
    }
    if !asksForHelp { try checkOperands() }
  }

  private mutating func readLong(_ argument: String) throws(CommandError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let option = try option(named: name)
    let attached = parts.count == 2 ? String(parts[1]) : nil
    if option.value == nil, attached != nil {
      throw .usage("‘\(name)’ takes no value; remove ‘=’ and what follows")
    }
    try take(option, written: name, attached: attached)
  }

  private mutating func readShort(_ argument: String) throws(CommandError) {
    let name = String(argument.prefix(2))
    let attached = argument.dropFirst(2)
    // `-help` is one name, not `-h` with something after it.
    guard let option = find(name), attached.isEmpty || option.value != nil else {
      _ = try self.option(named: argument)
      return
    }
    try take(option, written: name, attached: attached.isEmpty ? nil : String(attached))
  }

  private mutating func take(
    _ option: UsageOption, written name: String, attached: String?
  ) throws(CommandError) {
    if option == Usage.helpOption {
      asksForHelp = true
    } else if option == Usage.quietOption {
      verbosity = .quiet
    } else if option == Usage.verboseOption {
      verbosity = .verbose
    } else if option.value == nil {
      occurrences.append(Occurrence(option: option, value: ""))
    } else {
      var value = attached
      if value == nil { value = try nextValue(of: option, written: name) }
      occurrences.append(Occurrence(option: option, value: value ?? ""))
    }
  }

  private mutating func nextValue(
    of option: UsageOption, written name: String
  ) throws(CommandError) -> String {
    // An option's name in place of a value means that the value was forgotten.
    guard let next = rest.first, find(String(next.prefix { $0 != "=" })) == nil else {
      throw .usage("‘\(name)’ wants a value: \(name) \(option.value ?? "")")
    }
    rest.removeFirst()
    return next
  }

  private func find(_ name: String) -> UsageOption? {
    (usage.options + Usage.commonOptions).first { $0.names.contains(name) }
  }

  private func option(named name: String) throws(CommandError) -> UsageOption {
    if let option = find(name) { return option }
    let names = (usage.options + Usage.commonOptions).flatMap(\.names)
    let suggestion = NearestName.suggestion(for: name, among: names)
    throw .usage("unknown option ‘\(name)’\(suggestion)")
  }

  private func checkOperands() throws(CommandError) {
    if operands.isEmpty, let missing = usage.operands.first(where: \.isRequired) {
      throw .usage("\(missing.name) is missing; \(missing.help.lowercasedFirst)")
    }
    let isOpen = usage.operands.contains(where: \.repeats)
    if !isOpen, operands.count > usage.operands.count {
      throw .usage("‘\(operands[usage.operands.count])’ is one operand too many; remove it")
    }
    let needed = usage.operands.filter(\.isRequired).count
    if operands.count < needed {
      throw .usage("\(usage.operands[operands.count].name) is missing")
    }
  }

  mutating func noteRead(_ option: UsageOption) { optionsRead.insert(option.name) }
}
