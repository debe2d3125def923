import Foundation
import TestSupport
import Testing
import ToastCommands

/// The plug-in `toast-check` cannot import the tool, so what it knows of its options is compared here.
@Suite struct CheckPluginTests {
  @Test("the plug-in knows which options of ‘check’ have no value")
  func flags() throws {
    let path = SharedData.packageRoot.appending(path: "Plugins/ToastCheck/ToastCheck.swift")
    let source = try String(contentsOf: path, encoding: .utf8)
    let list = try #require(source.firstMatch(of: /let flags: Set = \[([^\]]+)\]/)).output.1
    let known = list.matches(of: /"([^"]+)"/).map { String($0.output.1) }
    let usage = try #require(Tool.commands.first { $0.usage.name == "check" }).usage
    let flags = (usage.options + Usage.commonOptions).filter { $0.value == nil }
    let names = Set(flags.flatMap(\.names)).subtracting(Usage.helpOption.names)
    #expect(Set(known) == names)
  }
}
