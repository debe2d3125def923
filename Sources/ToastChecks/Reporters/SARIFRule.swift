import ToastCatalogs
import ToastText

/// What SARIF says of a rule. (SARIF 2.1.0, section 3.49.)
enum SARIFRule {
  /// The level of findings of a severity.
  static func level(_ severity: ProblemSeverity) -> JSONOutput {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  /// The descriptor of a rule; of one without a check no more than its name.
  static func json(_ id: String) -> JSONOutput {
    guard let check = Check.named(id) else { return .object(["id": .string(id)]) }
    let summary = check.summary.prefix(1).uppercased() + check.summary.dropFirst() + "."
    let full = check.discussion.isEmpty ? summary : "\(summary) \(check.discussion)"
    return .object([
      "id": .string(id),
      "name": .string(name(id)),
      "shortDescription": .object(["text": .string(summary)]),
      "fullDescription": .object(["text": .string(full)]),
      "help": .object(["text": .string(check.explanation)]),
      "defaultConfiguration": .object(["level": level(check.severity)]),
      "properties": .object([
        "tags": .array(["localization", .string(check.group.rawValue)]),
        "problem.severity": problemSeverity(check.severity),
      ]),
    ])
  }

  /// GitHub's word for a severity.
  private static func problemSeverity(_ severity: ProblemSeverity) -> JSONOutput {
    severity == .info ? "recommendation" : .string(severity.rawValue)
  }

  /// `trailing-space` as `TrailingSpace`.
  private static func name(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
