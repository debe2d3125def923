import ToastText

extension Check {
  /// A plural case must be named after a category of CLDR.
  static let pluralUnknownCategory = Check(
    id: "plural-unknown-category", severity: .error,
    summary: "a plural case must be named after a category of CLDR",
    discussion:
      "The names are zero, one, two, few, many and other in every language; translated names are never shown.",
    reference: "UTS #35 Part 3, Language Plural Rules",
    passing: [Example(files: ["de.lproj/a.stringsdict": StringsDictExample.file("%d Dateien")])],
    failing: [
      Example(files: [
        "de.lproj/a.stringsdict": StringsDictExample.file("%d Dateien").replacing(
          "<key>one", with: "<key>↓eins")
      ])
    ], scope: .reader)
}
