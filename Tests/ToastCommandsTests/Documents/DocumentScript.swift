import TestSupport

/// The commands of a block for a shell, or of one step of a job in YAML.
struct DocumentScript: Hashable, Sendable {
  /// Where the block stands.
  let place: String

  /// The commands, one a line of the shell, without comments; continued lines are one.
  let commands: [String]

  /// The scripts of a block: one of `sh`, those of its steps of `yaml`, none of any other.
  static func scripts(of block: CodeBlock) -> [DocumentScript] {
    switch block.language {
    case "sh": [DocumentScript(place: block.place, lines: block.lines)]
    case "yaml": steps(of: block.lines).map { DocumentScript(place: block.place, lines: $0) }
    default: []
    }
  }

  private init(place: String, lines: [String]) {
    self.place = place
    var commands: [String] = []
    var isContinued = false
    for line in lines {
      let command = line.replacing(#/(^|\s+)#.*$/#, with: "").trimmed
      guard !command.isEmpty else { continue }
      let text = command.hasSuffix("\\") ? String(command.dropLast()).trimmed : command
      if isContinued, let last = commands.popLast() {
        commands.append(last + " " + text)
      } else {
        commands.append(text)
      }
      isContinued = command.hasSuffix("\\")
    }
    self.commands = commands
  }

  /// What stands behind `run:` and `entry:`, and the items of `script:`.
  private static func steps(of lines: [String]) -> [[String]] {
    var steps: [[String]] = []
    var scriptIndentation: Int?
    var stepIndentation: Int?
    for line in lines {
      let indentation = line.prefix { $0 == " " }.count
      let text = line.trimmed
      if let outer = stepIndentation, indentation > outer {
        steps[steps.count - 1].append(text)
        continue
      }
      stepIndentation = nil
      if let outer = scriptIndentation, indentation > outer, text.hasPrefix("- ") {
        steps.append([String(text.dropFirst(2))])
        continue
      }
      scriptIndentation = text == "script:" ? indentation : nil
      guard let match = text.wholeMatch(of: #/(?:- )?(?:run|entry): (.+)/#) else { continue }
      let command = String(match.1)
      steps.append(command == "|" ? [] : [command])
      if command == "|" { stepIndentation = indentation }
    }
    return steps
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
