import Foundation
import TestSupport
import Testing

@Suite struct ReadmeTests {
  /// A command line of the README and the lines it shows under it.
  struct Session: Sendable, CustomTestStringConvertible {
    let command: String
    let output: [String]
    var testDescription: String { command }
  }

  /// The sessions of every `console` block.
  static func sessions() throws -> [Session] {
    let url = SharedData.packageRoot.appending(path: "README.md")
    let lines = try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    var sessions: [Session] = []
    var isInside = false
    for line in lines {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        sessions.append(Session(command: String(line.dropFirst(2)), output: []))
      } else if isInside, let last = sessions.popLast() {
        sessions.append(Session(command: last.command, output: last.output + [line]))
      }
    }
    return sessions.filter { $0.command.hasPrefix("toast-l10n ") }
  }

  @Test("what the README shows is what the tool prints", arguments: try sessions())
  func sessionIsTrue(_ session: Session) throws {
    let result = try ToolProcess.run(Array(ShellWords.split(session.command).dropFirst()))
    let printed = (result.output + result.errors).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
    #expect(printed == session.output)
  }

  @Test("the README shows the tool at work, on at most 200 lines")
  func readmeIsShort() throws {
    #expect(try Self.sessions().count >= 4)
    let url = SharedData.packageRoot.appending(path: "README.md")
    let count = try String(contentsOf: url, encoding: .utf8).utf8.count { $0 == 0x0A }
    #expect(count <= 200)
  }
}
