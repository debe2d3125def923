/// The forms in which findings are printed, by name.
public enum ReporterNames {
  /// Every form, in the order help shows them.
  public static let all: [any FindingsReporter.Type] = [
    TextReporter.self, JSONReporter.self, SARIFReporter.self, GitHubReporter.self,
    GitLabReporter.self, JUnitReporter.self, CheckstyleReporter.self, MarkdownReporter.self,
    XcodeReporter.self,
  ]

  /// A reporter by its name, or `nil`.
  public static func reporter(
    named name: String, context: ReportContext = ReportContext()
  ) -> (any FindingsReporter)? {
    all.first { $0.name == name }?.init(context: context)
  }
}
