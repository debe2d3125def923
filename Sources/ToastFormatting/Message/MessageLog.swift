import ToastText

/// What is noted while a message is written, beside its text.
struct MessageLog {
  private(set) var problems: [Problem] = []
  private(set) var selections: [PluralSelection] = []
  /// The parts of the message, and of each substitution that is being written.
  private var levels: [[MessagePart]] = [[]]

  var parts: [MessagePart] { levels.first ?? [] }

  mutating func add(_ part: MessagePart) {
    let last = levels.count - 1
    if case .literal(let text) = part, case .literal(let before) = levels[last].last {
      levels[last][levels[last].count - 1] = .literal(before + text)
    } else {
      levels[last].append(part)
    }
  }

  mutating func add(_ problem: Problem) {
    guard problems.count < MessageCompiler.problemLimit, !problems.contains(problem) else { return }
    problems.append(problem)
  }

  mutating func add(_ selection: PluralSelection) {
    if selections.count < MessageCompiler.problemLimit { selections.append(selection) }
  }

  mutating func begin() { levels.append([]) }

  mutating func end(_ name: String) {
    guard levels.count > 1 else { return }
    let parts = levels.removeLast()
    add(.substitution(name: name, parts: parts))
  }
}
