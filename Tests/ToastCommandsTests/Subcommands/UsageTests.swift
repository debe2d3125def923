import Testing

@testable import ToastCommands

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
      for line in result.lines {
        // A tab stands at most eight columns wide.
        let columns = DisplayWidth.columns(line.replacing("\t", with: "        "))
        #expect(columns <= 80, "\(usage.name): \(line)")
      }
    }
  }

  @Test("each command has an example, which prints what its usage says")
  func examplesAreTrue() throws {
    let folder = try DocumentFolder()
    for usage in Tool.commands.map({ $0.usage }) {
      #expect(!usage.examples.isEmpty, "\(usage.name)")
      for example in usage.examples {
        let command = "toast-l10n \(example.arguments)"
        if MissingProgram.isNeeded(by: command) { continue }
        let result = try folder.run(command)
        let all = (result.output + result.errors)
          .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        let lines = example.isShortened ? Array(all.prefix(example.output.count)) : all
        #expect(PortableLines.of(lines) == PortableLines.of(example.output), "\(command)")
        #expect((all.count > lines.count) == example.isShortened, "\(command)")
        // ‘doctor’ ends with 1 where something is missing.
        #expect(result.status == 0 || usage.name == "doctor", "\(command)")
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
