import ToastCatalogs
import ToastChecks
import ToastText

/// `checks`: the rules of `check`, with their explanations and examples.
struct ChecksCommand: Command {
  private static let explain = UsageOption(
    flag: "--explain", help: "Explain every rule, with its examples.")
  private static let format = UsageOption(
    "--format", choices: ["text", "json"],
    help: "A table (text, the default), or one JSON array (json).")

  static let usage = Usage(
    name: "checks",
    abstract: "Lists and explains the rules of ‘check’.",
    discussion: "In examples ‘↓’ marks where a finding stands. The groups style, consistency and "
      + "source are off unless the configuration enables them.",
    operands: [
      Usage.Operand("RULE", repeats: true, isRequired: false, help: "A rule to explain.")
    ],
    options: [explain, format],
    examples: [
      Usage.Example(
        "checks mixed-bracket",
        prints: "mixed-bracket (warning, standard)", "",
        "  the two brackets of a pair must be of one width", "",
        "  Reference: UAX #11, East Asian Width", "",
        "  Reported, where ↓ stands:",
        "    zh-Hans: Package tool (beta) → 安装包工具↓(测试版）", "",
        "  Let pass:",
        "    zh-Hans: Sizes (MB) → 大小 (MB)")
    ])

  private let checks: [Check]
  private let isExplained: Bool
  private let isJSON: Bool

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    var checks: [Check] = []
    for name in arguments.operands {
      guard let check = Check.named(name) else {
        let suggestion = NearestName.suggestion(for: name, among: Check.all.map(\.id))
        throw .usage("unknown rule ‘\(name)’\(suggestion)")
      }
      checks.append(check)
    }
    isExplained = arguments.flag(Self.explain) || !checks.isEmpty
    isJSON = try arguments.choice(Self.format) == "json"
    self.checks = checks.isEmpty ? Check.all : checks
  }

  func run(_ console: inout Console) throws(CommandError) -> ExitCode {
    if isJSON {
      console.write(JSONOutput.array(checks.map(Self.json)).text + "\n")
    } else if isExplained {
      console.write(checks.map(\.explanation).joined(separator: "\n"))
    } else {
      let rows = checks.map { [$0.id, $0.severity.rawValue, $0.group.rawValue, $0.summary] }
      for line in TextTable.lines([["RULE", "SEVERITY", "GROUP", "WHAT MUST HOLD"]] + rows) {
        console.line(line)
      }
    }
    return .success
  }

  private static func json(_ check: Check) -> JSONOutput {
    .object([
      "id": .string(check.id),
      "severity": .string(check.severity.rawValue),
      "group": .string(check.group.rawValue),
      "summary": .string(check.summary),
      "discussion": .string(check.discussion),
      "reference": .string(check.reference),
    ])
  }
}
