/// What a command is called, takes and does: help, completions and manual pages are made from it.
package struct Usage: Hashable, Sendable {
  /// What stands beside the options, such as keys or a file.
  package struct Operand: Hashable, Sendable {
    /// What stands for it in help, such as `KEY`.
    package let name: String
    /// Whether there may be more than one.
    package let repeats: Bool
    /// Whether the command cannot do without it.
    package let isRequired: Bool
    /// The words it is one of; empty where it is free.
    package let choices: [String]
    /// One sentence.
    package let help: String

    package init(
      _ name: String, repeats: Bool = false, isRequired: Bool = true, choices: [String] = [],
      help: String
    ) {
      self.name = name
      self.repeats = repeats
      self.isRequired = isRequired
      self.choices = choices
      self.help = help
    }

    var synopsis: String {
      let words = choices.isEmpty ? name : choices.joined(separator: "|")
      let core = words + (repeats ? "…" : "")
      return isRequired ? core : "[\(core)]"
    }
  }

  /// A command line and what it prints.
  package struct Example: Hashable, Sendable {
    /// The arguments after the tool's name, as a shell reads them.
    package let arguments: String
    /// The lines it prints.
    package let output: [String]
    /// Whether it prints more lines than these.
    package let isShortened: Bool

    package init(_ arguments: String, prints output: String...) {
      self.arguments = arguments
      self.output = output
      isShortened = false
    }

    package init(_ arguments: String, begins output: String...) {
      self.arguments = arguments
      self.output = output
      isShortened = true
    }
  }

  /// The command's name.
  package let name: String
  /// One sentence on what it does.
  package let abstract: String
  /// What more there is to say, one paragraph.
  package let discussion: String
  /// What stands beside the options.
  package let operands: [Operand]
  /// The options in the order help shows them.
  package let options: [UsageOption]
  /// Command lines that work as they stand.
  package let examples: [Example]

  package init(
    name: String,
    abstract: String,
    discussion: String = "",
    operands: [Operand],
    options: [UsageOption],
    examples: [Example]
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.examples = examples
  }

  /// The name of the executable.
  package static let toolName = "toast-l10n"

  /// What the executable is for, one sentence.
  package static let toolAbstract =
    "Localizes toasts from Apple's catalog formats, shows what a screen reader says of them, and "
    + "checks translations."

  /// The pieces of the usage line after the command's name.
  package var synopsis: [String] { operands.map(\.synopsis) + options.map(\.synopsis) }

  /// Asks for help.
  package static let helpOption = UsageOption(flag: "--help", "-h", help: "Show this help.")

  /// Asks for fewer words beside the data.
  package static let quietOption = UsageOption(flag: "--quiet", "-q", help: "Say errors only.")

  /// Asks for more words beside the data.
  package static let verboseOption = UsageOption(
    flag: "--verbose", "-v", help: "Also say what was read, and how long it took.")

  /// The options that every command has.
  package static let commonOptions = [quietOption, verboseOption, helpOption]
}
