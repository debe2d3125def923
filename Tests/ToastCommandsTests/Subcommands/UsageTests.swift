import Testing
import ToastCommands

@Suite struct UsageTests {
  /// The smallest command line of each command: what it cannot do without.
  private static func arguments(for usage: Usage) -> [String] {
    usage.operands.filter(\.isRequired).map { $0.choices.first ?? "a" }
      + usage.options.filter(\.isRequired).flatMap { option in
        [option.name, option.choices.first ?? (option.value == "SECONDS" ? "1" : "en")]
      }
  }

  @Test("each command reads the options of its usage and no others")
  func optionsAreRead() throws {
    for command in Tool.commands {
      let usage = command.usage
      var reader = try ArgumentReader(Self.arguments(for: usage), usage: usage)
      _ = try command.init(&reader)
      #expect(reader.optionsRead == Set(usage.options.map(\.name)), "\(usage.name)")
    }
  }

  @Test("help of each command fits 80 columns and is shown in three ways")
  func helpFits() {
    for usage in Tool.commands.map({ $0.usage }) {
      let result = InProcess.run([usage.name, "--help"])
      #expect(result.exitCode == .success)
      #expect(result.output == HelpPage.text(for: usage))
      #expect(InProcess.run(["help", usage.name]).output == result.output)
      #expect(InProcess.run([usage.name, "--nonsense", "-h"]).exitCode == .usage)
      for line in result.lines where !line.hasPrefix("  $ ") { #expect(line.count <= 80) }
    }
  }

  @Test("each example prints what its usage says")
  func examplesAreTrue() {
    for usage in Tool.commands.map({ $0.usage }) {
      for example in usage.examples {
        let result = InProcess.run(ShellWords.split(example.arguments))
        let lines =
          example.isShortened ? Array(result.lines.prefix(example.output.count)) : result.lines
        #expect(lines == example.output, "\(example.arguments)")
        #expect((result.lines.count > lines.count) == example.isShortened)
        #expect(result.exitCode == .success)
      }
    }
  }

  @Test("sentences of usages are sentences")
  func sentences() {
    for usage in Tool.commands.map({ $0.usage }) {
      let texts = [usage.abstract] + usage.operands.map(\.help) + usage.options.map(\.help)
      for text in texts { #expect(text.hasSuffix("."), "\(usage.name): \(text)") }
    }
  }

  @Test("names of commands and options are distinct")
  func distinctNames() {
    let names = Tool.commands.map { $0.usage.name }
    #expect(Set(names).count == names.count)
    for usage in Tool.commands.map({ $0.usage }) {
      let options = usage.options.flatMap(\.names)
      #expect(Set(options).count == options.count)
    }
  }
}
