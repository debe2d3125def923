import Foundation
import TestSupport
import Testing
import ToastChecks
import ToastText

@Suite("The JSON Schema of the configuration") struct ConfigurationSchemaTests {
  private static let url = SharedData.packageRoot.appending(
    path: "Resources/Schemas/checks.schema.json")

  /// Set `RECORD_CHECKS` to write the list of rules anew.
  private static func schema() throws -> [String: Any] {
    var text = try String(contentsOf: url, encoding: .utf8)
    if ProcessInfo.processInfo.environment["RECORD_CHECKS"] != nil,
      let rule = text.range(of: "\"rule\": {"),
      let start = text.range(of: "[\n", range: rule.upperBound..<text.endIndex),
      let end = text.range(of: "      ]", range: start.upperBound..<text.endIndex)
    {
      let names = Check.all.map { "        \"\($0.id)\"" }.joined(separator: ",\n")
      text.replaceSubrange(start.upperBound..<end.lowerBound, with: names + "\n")
      try Data(text.utf8).write(to: url)
    }
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private static func words(_ schema: Any?) -> Set<String> {
    Set((schema as? [String: Any])?["enum"] as? [String] ?? [])
  }

  @Test("it names every rule, key, group and level, and no others")
  func isComplete() throws {
    let schema = try Self.schema()
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    let definitions = try #require(schema["$defs"] as? [String: Any])
    #expect(schema["additionalProperties"] as? Bool == false)
    #expect(Self.words(definitions["rule"]) == Set(Check.all.map(\.id)))
    #expect(
      Self.words(properties["enable"]?["items"])
        == Set(CheckGroup.allCases.map(\.rawValue)).subtracting(["standard"]))
    #expect(
      Self.words(properties["severity"]?["additionalProperties"])
        == Set(CheckLevel.allCases.map(\.rawValue)))
    // A key that the reader does not know is reported; one that the schema lacks would be, too.
    for key in properties.keys {
      let text = "{\"\(key)\": null}"
      let problems = CheckConfiguration.read(bytes: Array(text.utf8), file: "c.json").problems
      #expect(problems.map(\.kind) == ["wrong-type"], "\(key)")
    }
    let wrong = CheckConfiguration.read(bytes: Array("{\"x\": 1}".utf8), file: "c.json").problems
    #expect(wrong.map(\.kind) == ["unknown-key"])
    #expect(properties.count == 12)
  }
}
