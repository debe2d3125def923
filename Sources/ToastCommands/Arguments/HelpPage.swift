/// The text of `--help`, at most 80 columns wide, made from usages.
package enum HelpPage {
  private static let width = 80

  /// The help of one command.
  package static func text(for usage: Usage) -> String {
    let options = usage.options + Usage.commonOptions
    var blocks = [wrapped(usage.abstract), synopsis(usage)]
    if !usage.operands.isEmpty { blocks.append(table(usage.operands.map { ($0.name, $0.help) })) }
    blocks.append(["Options:"] + table(options.map { (heading($0), $0.help) }))
    if !usage.discussion.isEmpty { blocks.append(wrapped(usage.discussion)) }
    if !usage.examples.isEmpty {
      blocks.append([usage.examples.count == 1 ? "Example:" : "Examples:"] + examples(usage))
    }
    return join(blocks)
  }

  /// The help of the tool.
  package static func text(for commands: [Usage], toolOptions: [UsageOption]) -> String {
    join([
      wrapped(Usage.toolAbstract),
      ["Usage: \(Usage.toolName) COMMAND [OPTION]…"],
      ["Commands:"] + table(commands.map { ($0.name, $0.abstract) }),
      ["Options:"] + table(toolOptions.map { (heading($0), $0.help) }),
      wrapped("See ‘\(Usage.toolName) COMMAND --help’ for one command."),
    ])
  }

  private static func join(_ blocks: [[String]]) -> String {
    blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private static func synopsis(_ usage: Usage) -> [String] {
    let start = "Usage: \(Usage.toolName) \(usage.name)"
    return wrapped(usage.synopsis, first: start, indent: start.count + 1)
  }

  private static func heading(_ option: UsageOption) -> String {
    option.names.joined(separator: ", ") + (option.value.map { " \($0)" } ?? "")
  }

  private static func examples(_ usage: Usage) -> [String] {
    usage.examples.flatMap { example in
      ["  $ \(Usage.toolName) \(example.arguments)"] + example.output.map { "  " + $0 }
        + (example.isShortened ? ["  …"] : [])
    }
  }

  /// Two columns; a heading too long for the first one has its line alone.
  private static func table(_ rows: [(heading: String, text: String)]) -> [String] {
    let widest = rows.map(\.heading.count).filter { $0 <= 24 }.max() ?? 0
    let indent = widest + 4
    return rows.flatMap { row in
      let words = row.text.split(separator: " ").map(String.init)
      guard row.heading.count <= widest else {
        let lines = wrapped(words, first: String(repeating: " ", count: indent - 1), indent: indent)
        return wrapped([row.heading], first: " ", indent: 4) + lines
      }
      let padding = String(repeating: " ", count: widest - row.heading.count + 1)
      return wrapped(words, first: "  " + row.heading + padding, indent: indent)
    }
  }

  private static func wrapped(_ text: String) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first else { return [] }
    return wrapped(Array(words.dropFirst()), first: first, indent: 0)
  }

  /// Puts words after a start, going on with an indented line where the next does not fit.
  private static func wrapped(_ words: [String], first: String, indent: Int) -> [String] {
    var lines = [first]
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(repeating: " ", count: indent) + word)
      }
    }
    return lines
  }
}
