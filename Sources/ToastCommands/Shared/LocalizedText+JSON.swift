import ToastAccessibility
import ToastCatalogs
import ToastFormatting
import ToastText

extension LocalizedText {
  /// How the text came about, as `--explain` prints it; of the kit's own words, also where their
  /// wording is from.
  func explanation(requested: String, _ trace: [LookupStep]) -> JSONOutput {
    let isKit = file.map(ReaderPhrases.kitFiles.contains) ?? false
    return .object([
      "key": .string(orNull: key),
      "text": .string(text),
      "requested": .string(requested),
      "locale": .string(orNull: locale),
      "language": .string(language.description),
      "found": .bool(isFound),
      "chain": .array(trace.map(\.json)),
      "catalog": .string(orNull: file),
      "line": position.map { .integer($0.line) } ?? .null,
      "column": position.map { .integer($0.column) } ?? .null,
      "provenance": .string(orNull: isKit ? key.flatMap(ReaderPhrases.provenance) : nil),
      "plurals": .array(selections.map(\.json)),
      "problems": .array(problems.map(\.json)),
    ])
  }
}

extension LookupStep {
  fileprivate var json: JSONOutput {
    .object([
      "catalog": .string(orNull: catalog),
      "locale": .string(orNull: locale),
      "outcome": .string(outcome.rawValue),
    ])
  }
}

extension PluralSelection {
  fileprivate var json: JSONOutput {
    .object([
      "category": .string(category.rawValue),
      "argument": position.map { .integer($0) } ?? .null,
      "substitution": .string(orNull: substitution),
      "reason": .string(reason),
    ])
  }
}

extension Problem {
  fileprivate var json: JSONOutput {
    .object([
      "kind": .string(kind),
      "severity": .string(severity.rawValue),
      "message": .string(message),
    ])
  }
}
