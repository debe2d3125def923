import ToastChecks
import ToastText

/// Reports for tests of reporters.
enum ReportSamples {
  /// A String Catalog with one German text a key.
  static func catalog(_ texts: [(source: String, german: String)], comment: String = "") -> [UInt8]
  {
    let entries = texts.enumerated().map { number, text in
      """
          "k\(number)" : {
            "comment" : "\(comment)",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "\(text.source)" } },
              "de" : { "stringUnit" : { "state" : "translated", "value" : "\(text.german)" } }
            }
          }
      """
    }
    return Array(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """.utf8)
  }

  /// What the engine finds in a catalog of German texts.
  static func report(
    _ texts: [(source: String, german: String)], path: String = "App/Localizable.xcstrings"
  ) -> CheckReport {
    CheckEngine().check(files: [(path, catalog(texts))])
  }

  /// Findings whose texts are as bad as texts of users can be.
  static let hostile: CheckReport = {
    let texts = [
      "\u{0}\u{1}\u{8}\u{B}\u{1F}\u{7F}\u{85}\u{9F}", "]]><script>&amp;'\"</script>",
      "\u{FFFE}\u{FFFF}\u{10FFFF}", "%0A::error::x", "a:b,c%\r\n::warning file=x::y",
      "@octocat #1 `x` ``y`` [a](0) {0} {name} |x| <!-- --> ~~z~~ $a$", "\u{202E}abc\u{2066}", "",
      "\u{2028}\u{2029}", String(repeating: "あ", count: 5_000),
    ]
    let findings = texts.enumerated().flatMap { number, text in
      ProblemSeverity.allCases.map { severity in
        Finding(
          rule: "control-char", severity: severity, message: "‘\(text)’ is wrong",
          file: "dir \(number)/a:b,c%[\(text.prefix(9))].strings",
          position: SourcePosition(line: number + 1, column: 2, offset: 3), key: "key \(text)",
          locale: "ja", path: "plural.one", value: text)
      }
    }
    return CheckReport(findings: findings, files: 1, units: 10)
  }()

  /// Many findings of all severities in several files.
  static func many(_ count: Int) -> CheckReport {
    let findings = (0..<count).map { number in
      Finding(
        rule: number % 2 == 0 ? "trailing-space" : "ellipsis",
        severity: ProblemSeverity.allCases[number % 3], message: "finding \(number) is wrong",
        file: "f\(number % 7).xcstrings",
        position: SourcePosition(line: number + 1, column: 1, offset: number), key: "k\(number)",
        locale: ["ja", "zh-Hans", "de"][number % 3], value: "v\(number)")
    }
    return CheckReport(findings: findings, files: 7, units: count)
  }
}
