/// A catalog of one text, or a file, that shows what a check lets pass or reports.
public struct Example: Sendable {
  /// A file of an example.
  struct File: Sendable {
    var path: String
    /// The content; `↓` stands before each place a finding is expected at.
    var text: String
  }

  /// What documentation shows: the text, with `↓` where a finding stands.
  public let text: String

  /// The source text, or `nil` where the check needs none.
  public let source: String?

  /// The locale of the text, or `nil` where the example is a file.
  public let locale: String?

  /// The files.
  let files: [File]

  /// What the configuration must say for the example.
  var configuration = CheckConfiguration()

  /// A plain text.
  init(
    _ text: String, source: String? = nil, locale: String = "de", key: String? = nil,
    comment: String? = nil, state: String = "translated",
    _ configure: (inout CheckConfiguration) -> Void = { _ in }
  ) {
    self.init(
      entry: ExampleEntry(
        key: key ?? "example.text", comment: comment, source: source.map { ["": $0] } ?? [:],
        target: ["": text], locale: locale, state: state),
      text: text, source: source, configure)
  }

  /// A text with a plural, case by case.
  init(
    plural target: KeyValuePairs<String, String>,
    source: KeyValuePairs<String, String> = ["one": "%lld file", "other": "%lld files"],
    locale: String, _ configure: (inout CheckConfiguration) -> Void = { _ in }
  ) {
    func shown(_ cases: KeyValuePairs<String, String>) -> String {
      cases.map { $0.key.isEmpty ? $0.value : "\($0.key): \($0.value)" }.joined(separator: " | ")
    }
    self.init(
      entry: ExampleEntry(
        key: "example.plural", comment: nil, source: source, target: target, locale: locale,
        state: "translated"),
      text: shown(target), source: shown(source), configure)
  }

  /// Files as they are.
  init(
    files: KeyValuePairs<String, String>,
    _ configure: (inout CheckConfiguration) -> Void = { _ in }
  ) {
    text = files.last?.value ?? ""
    source = nil
    locale = nil
    self.files = files.map { File(path: $0.key, text: $0.value) }
    configure(&configuration)
  }

  private init(
    entry: ExampleEntry, text: String, source: String?,
    _ configure: (inout CheckConfiguration) -> Void
  ) {
    self.text = text
    self.source = source
    locale = entry.locale
    files = [File(path: "Localizable.xcstrings", text: entry.catalog)]
    configure(&configuration)
  }

  /// The sign before the place of a finding.
  static let mark: Unicode.Scalar = "↓"
}
