import TestSupport
import Testing
import ToastCommands

/// Commands and options that stand in the midst of sentences are those of the tool.
@Suite struct InlineCommandTests {
  private static let usages = Tool.commands.map { $0.usage }
  private static let options = Set(
    (usages.flatMap(\.options) + Usage.commonOptions).flatMap(\.names) + ["--version"])

  /// Options of other programs, named where they are spoken of.
  private static let foreign: Set = [
    "--static-swift-stdlib", "--allow-writing-to-package-directory",
  ]

  @Test("commands are known, with their options", arguments: PackageDocument.all)
  func commands(document: PackageDocument) throws {
    for (line, code) in try document.inlineCode() {
      let words = code.split(separator: " ").map(String.init)
      guard words.first == "toast-l10n", words.count > 1, words[1] != "COMMAND" else { continue }
      let usage = try #require(
        Self.usages.first { $0.name == words[1] }, "\(document.path):\(line): no ‘\(words[1])’")
      let names = Set((usage.options + Usage.commonOptions).flatMap(\.names))
      for option in words where option.hasPrefix("--") {
        #expect(names.contains(option), "\(document.path):\(line): no ‘\(option)’")
      }
    }
  }

  @Test("options are those of a command", arguments: PackageDocument.all)
  func options(document: PackageDocument) throws {
    for (line, code) in try document.inlineCode() where code.hasPrefix("--") {
      let name = code.split(separator: " ").first.map(String.init) ?? ""
      #expect(
        Self.options.contains(name) || Self.foreign.contains(name),
        "\(document.path):\(line): no command has ‘\(name)’")
    }
  }
}
