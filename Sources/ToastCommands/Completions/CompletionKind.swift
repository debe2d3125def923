/// What may stand in a place of a command line.
enum CompletionKind: Equatable {
  /// One of some words.
  case words([String])
  /// A file or folder.
  case path
  /// Anything; nothing is offered.
  case free

  /// What the value of an option may be.
  init(_ option: UsageOption) {
    if !option.choices.isEmpty {
      self = .words(option.choices)
    } else {
      self = Self.isPath(option.value ?? "") ? .path : .free
    }
  }

  /// What an operand may be.
  init(_ operand: Usage.Operand) {
    self =
      operand.choices.isEmpty
      ? (Self.isPath(operand.name) ? .path : .free) : .words(operand.choices)
  }

  private static func isPath(_ name: String) -> Bool {
    ["PATH", "FILE", "SCENARIO", "IN", "OUT"].contains(name)
  }
}
