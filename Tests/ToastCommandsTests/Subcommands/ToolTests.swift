import Testing
import ToastCommands

@Suite struct ToolTests {
  @Test("help lists every command with its abstract")
  func topLevelHelp() {
    let result = InProcess.run(["--help"])
    #expect(result.exitCode == .success)
    for command in Tool.commands {
      #expect(result.lines.contains { $0.hasPrefix("  \(command.usage.name) ") })
    }
    for line in result.lines { #expect(line.count <= 80) }
    #expect(InProcess.run(["help"]).output == result.output)
    #expect(InProcess.run(["-h"]).output == result.output)
    #expect(InProcess.run(["help", "help"]).output == result.output)
    #expect(InProcess.run(["help", "--help"]).output == result.output)
  }

  @Test("the version names the libraries that output depends on")
  func version() {
    let lines = InProcess.run(["--version"]).lines
    #expect(lines.first?.hasPrefix("toast-l10n ") == true)
    #expect(lines.contains { $0.wholeMatch(of: #/ICU \d+\.\d+.*/#) != nil })
    #expect(lines.contains { $0.wholeMatch(of: #/CLDR \d+.*/#) != nil })
  }

  @Test(
    "a wrong command line ends with 64 and says where help is",
    arguments: [
      ([], "error: name a command [usage]\nsee ‘toast-l10n --help’\n"),
      (
        ["lables"],
        "error: unknown command ‘lables’; did you mean ‘labels’? [usage]\nsee ‘toast-l10n --help’\n"
      ),
      (
        ["--verison"],
        "error: unknown option ‘--verison’; did you mean ‘--version’? [usage]\n"
          + "see ‘toast-l10n --help’\n"
      ),
      (
        ["help", "check", "stats"],
        "error: ‘help’ takes one command [usage]\nsee ‘toast-l10n --help’\n"
      ),
      (
        ["locales", "--available", "en"],
        "error: REQUESTED is missing; a language tag in any spelling, or several in order of "
          + "preference with commas between, as Accept-Language has them. [usage]\n"
          + "see ‘toast-l10n locales --help’\n"
      ),
      (
        ["localize", "a\u{1B}b", "--\u{1B}"],
        "error: unknown option ‘--\\u{1B}’ [usage]\nsee ‘toast-l10n localize --help’\n"
      ),
    ])
  func wrongCommandLine(_ arguments: [String], _ errors: String) {
    let result = InProcess.run(arguments)
    #expect(result.exitCode == .usage)
    #expect(result.errors == errors)
    #expect(result.output.isEmpty)
  }
}
