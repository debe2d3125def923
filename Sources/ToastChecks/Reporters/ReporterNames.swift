/// The forms in which findings are printed, by name.
public enum ReporterNames {
  /// Every form, in the order help shows them.
  public static let all: [any FindingsReporter.Type] = [TextReporter.self, JSONReporter.self]

  /// A reporter by its name, or `nil`.
  public static func reporter(named name: String) -> (any FindingsReporter)? {
    all.first { $0.name == name }?.init()
  }
}
