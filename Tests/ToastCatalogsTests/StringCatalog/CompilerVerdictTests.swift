import TestSupport
import Testing
import ToastCatalogs
import ToastText

@Suite("The reader's problems match the verdicts of Xcode 27's catalog compiler", .needsSharedData)
struct CompilerVerdictTests {
  /// What `EXPECTED.tsv` says of a fixture, in our words: the severity, the kind, and where.
  private static let verdicts: [String: [String]] = [
    "positive-device-root-substitution.xcstrings": [],
    "behavior-plural-fallback.xcstrings": [],
    // It compiles, but exchange with translators loses a part.
    "negative-overlapping-shapes.xcstrings": [
      "warning structure unit_and_variations en", "warning structure unit_and_variations fr",
      "warning structure plural_and_device en", "warning structure plural_and_device fr",
    ],
    "negative-substitution-without-parent.xcstrings": [
      "error structure count fr", "warning substitution-unused count fr substitutions.COUNT",
    ],
    "negative-device-other-nested.min.xcstrings": ["error structure chained en device.other"],
    "negative-plural-device-and-at-name.min.xcstrings": [
      "error structure plural_then_device en plural.one",
      "error substitution-undefined name_AT@NAME en",
      "warning substitution-unused name_AT@NAME en substitutions.AT@NAME",
    ],
  ]

  @Test("each fixture gives its verdict", arguments: verdicts.keys.sorted())
  func verdict(file: String) throws {
    let catalog = try CatalogFiles.read("apple-fixtures/murzav-apple_xcode27/" + file)
    let found = catalog.problems.map { problem in
      [problem.severity.rawValue, problem.kind, problem.key, problem.locale, problem.path]
        .compactMap(\.self).joined(separator: " ")
    }
    #expect(found == Self.verdicts[file])
  }

  @Test("every fixture of the table is tested")
  func complete() throws {
    let rows = try SharedData.rows("data/apple-fixtures/murzav-apple_xcode27/EXPECTED.tsv")
    #expect(Set(rows.dropFirst().map { $0[0] }) == Set(Self.verdicts.keys))
  }
}
