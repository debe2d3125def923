package import ToastText

/// The problems of one file, each with its place.
package struct ProblemLog: Sendable {
  /// How many problems of one file are listed; a file that is not what it seems has millions.
  package static let limit = 10_000

  /// The file.
  package let source: SourceText

  /// What was found, in the order of finding.
  package private(set) var problems: [Problem] = []

  /// The key that problems are about at the moment.
  package var key: String?

  /// The locale that problems are about at the moment.
  package var locale: String?

  /// Creates an empty log for a file.
  package init(_ source: SourceText) { self.source = source }

  /// Adds a problem at a byte of the file, or about the whole file.
  package mutating func report(
    _ kind: String, _ severity: ProblemSeverity, _ message: String, at offset: Int?,
    path: String? = nil
  ) {
    guard problems.count < Self.limit else { return }
    if problems.count == Self.limit - 1 {
      problems.append(
        Problem(
          "too-many-problems", .error,
          "more than \(Self.limit) problems; the others are not listed, mend these first",
          file: source.path))
      return
    }
    problems.append(
      Problem(
        kind, severity, message, file: source.path, position: offset.map(source.position(at:)),
        key: key, locale: locale, path: path))
  }
}

extension ProblemLog {
  /// Reports a key that stands twice, with both lines.
  package mutating func reportDuplicate(_ key: String, at offset: Int, earlier: Int) {
    let line = source.position(at: earlier).line
    report(
      "duplicate-key", .error,
      "the key ‘\(key.shortened)’ stands on line \(line) already, and this one replaces it; keep one",
      at: offset)
  }

  /// Adds a problem that was found elsewhere.
  package mutating func add(_ problem: Problem) {
    guard problems.count < Self.limit else { return }
    problems.append(problem)
  }
}
