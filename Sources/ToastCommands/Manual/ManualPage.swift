/// Manual pages in the language of `man`, made from usages. (man(7).)
enum ManualPage {
  /// The page of the tool, or of one of its commands.
  static func text(for usage: Usage?, among commands: [Usage]) -> String {
    let name = Usage.toolName + (usage.map { "-\($0.name)" } ?? "")
    var lines = [
      ".TH \"\(name.uppercased())\" 1 \"\" \"\(Usage.toolName) \(Versions.tool)\"",
      ".SH NAME",
      "\(escaped(name)) \\- \(escaped(trimmed(usage?.abstract ?? Usage.toolAbstract)))",
    ]
    lines += usage.map(command) ?? tool(commands)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func tool(_ commands: [Usage]) -> [String] {
    var lines = [".SH SYNOPSIS", ".B \(escaped(Usage.toolName))", "COMMAND [OPTION]..."]
    lines += [".SH DESCRIPTION", escaped(Usage.toolAbstract), ".SH COMMANDS"]
    for usage in commands {
      lines += [
        ".TP", ".BR \(escaped("\(Usage.toolName)-\(usage.name)")) (1)", escaped(usage.abstract),
      ]
    }
    lines += [".SH EXIT STATUS"]
    for (code, meaning) in ExitCode.meanings {
      lines += [".TP", ".B \(code.rawValue)", escaped(meaning)]
    }
    return lines
  }

  private static func command(_ usage: Usage) -> [String] {
    var lines = [".SH SYNOPSIS", ".B \(escaped("\(Usage.toolName) \(usage.name)"))"]
    lines += usage.synopsis.map(escaped)
    if !usage.discussion.isEmpty { lines += [".SH DESCRIPTION", escaped(usage.discussion)] }
    lines.append(".SH OPTIONS")
    for operand in usage.operands {
      lines += [".TP", ".I \(escaped(operand.name))", escaped(operand.help)]
    }
    for option in usage.options + Usage.commonOptions {
      let names = option.names.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
      let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
      lines += [".TP", names + value, escaped(option.help)]
    }
    if !usage.examples.isEmpty { lines.append(".SH EXAMPLES") }
    for example in usage.examples {
      lines += [".nf", escaped("$ \(Usage.toolName) \(example.arguments)")]
      lines += example.output.map(escaped) + (example.isShortened ? ["\\&..."] : []) + [".fi"]
    }
    return lines + [".SH SEE ALSO", ".BR \(escaped(Usage.toolName)) (1)"]
  }

  private static func trimmed(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  /// Text in which nothing is a request, an escape or a quotation mark of the typesetter.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "…": result += "..."
      case "‘": result += "\\(oq"
      case "’": result += "\\(cq"
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
