import TestSupport
import ToastText

/// Reads ICU's own matcher tests, `localeMatcherTest.txt`.
///
/// `** test:` starts a group, `@name=value` sets a parameter of it, and `desired >> match` is a case.
struct LocaleMatcherTestFile {
  /// One case with the parameters of its group.
  struct Case {
    var line = 0
    var supported: [String] = []
    var fallback: String?
    var favorsScript = false
    /// Set where the case asks for a threshold that only ICU's inside can set.
    var threshold: String?
    var desired: [String] = []
    /// The tag expected, `nil` where none is.
    var expected: String?
    /// The tag expected with what was asked for, where the case tells.
    var resolved: String?
  }

  private(set) var cases: [Case] = []

  init(_ text: String) {
    var group = Case()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = Self.trimmed(line.prefix { $0 != "#" })
      group.line = index + 1
      if content.hasPrefix("**") {
        group = Case()
      } else if content.hasPrefix("@") {
        Self.set(content.dropFirst(), in: &group)
      } else if let test = Self.test(content, in: group) {
        cases.append(test)
      }
    }
  }

  private static func set(_ parameter: Substring, in group: inout Case) {
    let parts = parameter.split(separator: "=", maxSplits: 1).map { trimmed($0) }
    let value = parts.count == 2 ? parts[1] : ""
    switch parts.first {
    case "supported": group.supported = list(value)
    case "default": group.fallback = value.isEmpty ? nil : value
    case "favor": group.favorsScript = value == "script"
    case "threshold": group.threshold = value.isEmpty ? nil : value
    default: break
    }
  }

  private static func test(_ content: String, in group: Case) -> Case? {
    let sides = content.split(separator: ">>", omittingEmptySubsequences: false)
    guard sides.count == 2 else { return nil }
    let expected = sides[1].split(separator: "|", omittingEmptySubsequences: false)
      .map { trimmed($0) }
    guard let match = expected.first, !match.isEmpty else { return nil }
    var test = group
    test.desired = list(trimmed(sides[0]))
    test.expected = match == "null" ? nil : match
    test.resolved = expected.count > 2 && !expected[2].isEmpty ? expected[2] : nil
    return test
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { trimmed($0) }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(
      text.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
