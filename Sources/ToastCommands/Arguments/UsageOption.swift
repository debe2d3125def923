/// An option of a command, as a value: what is read, what help says of it.
package struct UsageOption: Hashable, Sendable {
  /// How it is written, the usual way first, such as `-o` and `--output`.
  package let names: [String]

  /// What stands for its value in help, such as `TAG`, or `nil` for a flag.
  package let value: String?

  /// The words its value is one of; empty where it is free.
  package let choices: [String]

  /// Whether it may be given more than once.
  package let repeats: Bool

  /// Whether the command cannot do without it.
  package let isRequired: Bool

  /// One sentence, with the default where there is one.
  package let help: String

  /// Creates a flag.
  package init(flag names: String..., help: String) {
    self.init(names: names, value: nil, help: help)
  }

  /// Creates an option with a free value.
  package init(
    _ names: String..., value: String, repeats: Bool = false, isRequired: Bool = false, help: String
  ) {
    self.init(names: names, value: value, repeats: repeats, isRequired: isRequired, help: help)
  }

  /// Creates an option whose value is one of some words.
  package init(
    _ names: String..., choices: [String], repeats: Bool = false, isRequired: Bool = false,
    help: String
  ) {
    self.init(
      names: names, value: choices.joined(separator: "|"), choices: choices, repeats: repeats,
      isRequired: isRequired, help: help)
  }

  /// Creates an option whose value is one of more words than a usage line holds; the help must name
  /// them.
  package init(
    _ names: String..., value: String, choices: [String], repeats: Bool = false,
    isRequired: Bool = false, help: String
  ) {
    self.init(
      names: names, value: value, choices: choices, repeats: repeats, isRequired: isRequired,
      help: help)
  }

  private init(
    names: [String], value: String?, choices: [String] = [], repeats: Bool = false,
    isRequired: Bool = false, help: String
  ) {
    self.names = names
    self.value = value
    self.choices = choices
    self.repeats = repeats
    self.isRequired = isRequired
    self.help = help
  }

  /// The usual way to write it.
  package var name: String { names.first ?? "" }

  /// The option as the usage line shows it, such as `[--locale TAG]…`.
  package var synopsis: String {
    let core = ([name] + [value].compactMap(\.self)).joined(separator: " ")
    return (isRequired ? core : "[\(core)]") + (repeats && !core.hasSuffix("…") ? "…" : "")
  }
}
