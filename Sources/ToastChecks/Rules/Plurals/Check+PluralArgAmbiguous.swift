import ToastCatalogs
import ToastText

extension Check {
  /// A plural over a whole text has one number to choose by.
  static let pluralArgAmbiguous = Check(
    id: "plural-arg-ambiguous", severity: .warning,
    summary: "a plural over a whole text should have one number to choose by",
    discussion: "With two numbers nothing says which chooses; give each a substitution.",
    reference: "Apple, Localizing strings that contain plurals",
    passing: [
      Example(
        plural: ["one": "%lld file in %@", "other": "%lld files in %@"], source: [:], locale: "en")
    ],
    failing: [
      Example(
        plural: ["one": "↓%lld file in %lld folders", "other": "%lld files in %lld folders"],
        source: [:], locale: "en")
    ],
    of: .source
  ) { (pair: LocalizedPair, report: inout FindingSink) in
    for choice in PluralChoice.choices(of: pair.texts) where choice.path.substitution == nil {
      let ambiguous = choice.cases.first { one in
        let integers = (one.unit.format?.specifiers ?? []).filter { $0.kind == .integer }
        return Set(integers.map(\.position)).count > 1
      }
      guard let ambiguous else { continue }
      report.report(
        "two numbers stand in this plural and nothing says which chooses the case; give each a "
          + "substitution", in: ambiguous.unit)
    }
  }
}
