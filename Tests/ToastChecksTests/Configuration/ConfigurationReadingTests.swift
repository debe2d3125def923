import Testing
import ToastChecks
import ToastText

@Suite("The configuration file") struct ConfigurationReadingTests {
  private func read(_ text: String) -> (CheckConfiguration, [String]) {
    let read = CheckConfiguration.read(bytes: Array(text.utf8), file: "c.json")
    return (read.configuration, read.problems.map(\.description))
  }

  @Test("everything it can say is read")
  func everything() {
    let (configuration, problems) = read(
      #"""
      {
        "$schema": "checks.schema.json",
        "requiredLocales": ["ja", "zh-Hant"], "sourceLanguage": "en",
        "enable": ["style", "source"],
        "severity": {"ellipsis": "error", "bom": "off"},
        "accessibilityKeys": ["*.label"],
        "glossary": {
          "folder": {"ja": "フォルダ", "de": ["Ordner", "Verzeichnis"]},
          "sync": {"zh-Hant": {"use": ["同步"], "avoid": ["同期"]}}
        },
        "doNotTranslate": ["Toast"],
        "maxLength": {"tab.*": 10}, "toastDurations": {"toast.*": 2.5},
        "coverage": 80, "exclude": ["Pods", "*.lproj/Old.strings"]
      }
      """#)
    #expect(problems == [])
    var expected = CheckConfiguration()
    expected.requiredLocales = ["ja", "zh-Hant"]
    expected.sourceLanguage = "en"
    expected.groups = [.style, .source]
    expected.severities = ["ellipsis": .error, "bom": .off]
    expected.accessibilityKeys = ["*.label"]
    expected.glossary = [
      GlossaryTerm("folder", translations: ["ja": ["フォルダ"], "de": ["Ordner", "Verzeichnis"]]),
      GlossaryTerm("sync", translations: ["zh-Hant": ["同步"]], forbidden: ["zh-Hant": ["同期"]]),
    ]
    expected.doNotTranslate = ["Toast"]
    expected.lengthLimits = [LengthLimit(keys: "tab.*", columns: 10)]
    expected.toastDurations = [ToastTimeLimit(keys: "toast.*", seconds: 2.5)]
    expected.coverage = 80
    expected.exclude = ["Pods", "*.lproj/Old.strings"]
    #expect(configuration == expected)
    #expect(read("{}") == (CheckConfiguration(), []))
  }

  @Test(
    "a fault has its place and the nearest name",
    arguments: [
      (#"{"requiredLocals": []}"#, "1:2", "did you mean ‘requiredLocales’?"),
      (
        "{\n  \"severity\": {\"trailing-spce\": \"off\"}}", "2:16", "did you mean ‘trailing-space’?"
      ),
      (#"{"severity": {"bom": "of"}}"#, "1:22", "did you mean ‘off’?"),
      (#"{"severity": {"bom": true}}"#, "1:22", "must be a string, not true or false"),
      (#"{"enable": ["styles"]}"#, "1:13", "did you mean ‘style’?"),
      (#"{"enable": ["standard"]}"#, "1:13", "use ‘style’, ‘consistency’, ‘source’"),
      (#"{"enable": "style"}"#, "1:12", "must be a list, not a string"),
      (#"{"requiredLocales": ["ja", 3]}"#, "1:28", "must be a string, not a number"),
      (#"{"requiredLocales": ["日本語"]}"#, "1:22", "is no language tag"),
      (#"{"maxLength": {"a": 0}}"#, "1:21", "from 1 to 100000, not 0"),
      (#"{"maxLength": {"a": 1.5}}"#, "1:21", "whole number"),
      (#"{"maxLength": [1]}"#, "1:15", "must be an object, not an array"),
      (#"{"toastDurations": {"a": -1}}"#, "1:26", "above 0"),
      (#"{"toastDurations": {"a": "4"}}"#, "1:26", "a number of seconds, not a string"),
      (#"{"toastDurations": {"a": 1e999}}"#, "1:26", "above 0"),
      (#"{"coverage": 101}"#, "1:14", "from 0 to 100"),
      (#"{"exclude": [""]}"#, "1:14", "must not be empty"),
      (#"{"glossary": {"": {}}}"#, "1:19", "must not be empty"),
      (#"{"glossary": {"a": {"japanese!": "b"}}}"#, "1:21", "is no language tag"),
      (#"{"glossary": {"a": {"ja": 1}}}"#, "1:27", "must be a string, a list or"),
      (#"{"glossary": {"a": {"ja": {"used": []}}}}"#, "1:28", "did you mean ‘use’?"),
      (#"{"enable": [], "enable": []}"#, "1:16", "stands on line 1 already"),
      (#"{"enable": [],}"#, "1:14", "comma"), ("[]", "1:1", "must be an object, not an array"),
      ("", "1:1", ""),
    ])
  func faults(_ text: String, _ place: String, _ hint: String) throws {
    let problems = CheckConfiguration.read(bytes: Array(text.utf8), file: "c.json").problems
    #expect(problems.count == 1, "\(problems.map(\.description))")
    let problem = try #require(problems.first)
    #expect(problem.severity == .error)
    #expect(problem.position?.description == place, "\(problem.description)")
    #expect(problem.message.contains(hint), "\(problem.description)")
  }

  @Test("all faults are said at once, in the order of the file")
  func allFaults() {
    let (_, problems) = read(#"{"a": 1, "enable": [1, "b"], "coverage": "x", "z": null}"#)
    #expect(problems.count == 5)
    #expect(problems.map { $0.split(separator: ":")[2] } == ["2", "21", "24", "42", "47"])
  }

  @Test("no bytes crash the reader")
  func hostile() {
    var random = SystemRandomNumberGenerator()
    let text = Array(#"{"severity":{"bom":"off"},"glossary":{"a":{"ja":{"use":["b"]}}}}"#.utf8)
    for _ in 0..<2_000 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      _ = CheckConfiguration.read(bytes: bytes, file: "c.json")
    }
    let deep = String(repeating: #"{"glossary":"#, count: 100_000)
    #expect(!CheckConfiguration.read(bytes: Array(deep.utf8), file: "c.json").problems.isEmpty)
  }
}
