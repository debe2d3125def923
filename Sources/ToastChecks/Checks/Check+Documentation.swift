import ToastText

extension Check {
  /// All that is to be said of the check, for a terminal.
  ///
  /// Characters that cannot be seen are written as escapes.
  public var explanation: String {
    var text = "\(id) (\(severity.rawValue), \(group.rawValue))\n\n  \(summary)\n"
    if !discussion.isEmpty { text += "\n  \(discussion)\n" }
    text += "\n  Reference: \(reference)\n"
    text += Self.section("Reported, where ↓ stands:", failing)
    return text + Self.section("Let pass:", passing)
  }

  private static func section(_ title: String, _ examples: [Example]) -> String {
    guard !examples.isEmpty else { return "" }
    return "\n  \(title)\n" + examples.map { "    \($0.line)\n" }.joined()
  }

  /// The page of all checks for the documentation, in Markdown.
  ///
  /// It is derived from ``all`` and kept in the module's documentation catalog; a test compares the
  /// two.
  package static var page: String {
    var text = """
      # Checks

      Every check with its explanation and examples.

      ## Overview

      `toast-l10n checks` lists them, `toast-l10n checks ID` explains one. The groups style,
      consistency and source are off unless the configuration enables them. In the examples `␠` is a
      space at the edge of a text.


      """
    for group in CheckGroup.allCases {
      text += "## \(group.title)\n\n"
      for check in all where check.group == group { text += check.markdown }
    }
    return String(text.dropLast())
  }

  private var markdown: String {
    var text = "### \(id)\n\n**\(severity.rawValue)**: \(summary)."
    text += discussion.isEmpty ? "\n\n" : " \(discussion)\n\n"
    text += "Reference: \(reference).\n\n"
    for (title, examples) in [("Reported, where ↓ stands:", failing), ("Let pass:", passing)]
    where !examples.isEmpty {
      text += "\(title)\n\n```\n" + examples.map { $0.line + "\n" }.joined() + "```\n\n"
    }
    return text
  }
}

extension CheckGroup {
  /// What the group is called in the documentation.
  fileprivate var title: String {
    switch self {
    case .standard: "Standard"
    case .style: "Style"
    case .consistency: "Consistency"
    case .source: "Source"
    }
  }
}
