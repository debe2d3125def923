import ToastCatalogs
import ToastText

extension Check {
  /// The case of a substitution says the number that chose it.
  static let substitutionArgMissing = Check(
    id: "substitution-arg-missing", severity: .warning,
    summary: "a case of a substitution should say its number with ‘%arg’",
    discussion:
      "A case that stands for one number only may say it in words, and one that uses another "
      + "argument is taken to mean that.",
    reference: "Apple, String Catalog substitutions",
    passing: [
      Example(files: ["a.xcstrings": SubstitutionExample.catalog("%arg Dateien")]),
      Example(files: ["a.xcstrings": SubstitutionExample.catalog("%2$@ Dateien")]),
    ],
    failing: [Example(files: ["a.xcstrings": SubstitutionExample.catalog("↓Dateien")])],
    of: .all
  ) { text, report in
    guard text.unit.path.substitution != nil, text.catalog.catalog.format == .stringCatalog,
      let category = text.unit.path.pluralCategory, !text.value.isEmpty,
      text.unit.format?.takesArguments != true,
      text.locale.plurals.isOpen(category, in: text.texts, text.unit.path)
    else { return }
    if let source = text.source, source.format?.takesArguments != true { return }
    report.report("the case stands for several numbers and does not say which; add ‘%arg’")
  }
}
