/// A fenced block of a document, without its fences and its indentation.
public struct CodeBlock: Hashable, Sendable {
  /// The document's path below the package.
  public let path: String

  /// The number of the line after the opening fence, counted from 1.
  public let line: Int

  /// What stands behind the opening fence, such as `swift`; empty where nothing does.
  public let language: String

  /// The lines between the fences.
  public let lines: [String]

  /// The lines as one text.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// Where it stands, as diagnostics say it.
  public var place: String { "\(path):\(line)" }
}
