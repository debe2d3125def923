import ToastCatalogs
import ToastText

extension Check {
  /// The texts of a substitution print the kind of number that the substitution declares.
  static let substitutionTypeConflict = Check(
    id: "substitution-type-conflict", severity: .error,
    summary: "the texts of a substitution must print the kind of value that it declares",
    discussion:
      "The type is NSStringFormatValueTypeKey in a .stringsdict file and formatSpecifier in a "
      + "String Catalog.",
    reference: "Apple, Stringsdict File Format",
    passing: [Example(files: ["de.lproj/a.stringsdict": StringsDictExample.file("%d Dateien")])],
    failing: [Example(files: ["de.lproj/a.stringsdict": StringsDictExample.file("↓%@ Dateien")])],
    of: .all, when: .percent
  ) { text, report in
    guard let name = text.unit.path.substitution, let format = text.unit.format,
      let substitution = text.texts.localization.substitutions.first(where: { $0.name == name }),
      let declared = substitution.formatSpecifier, let letter = declared.utf8.last,
      let kind = ArgumentKind(conversion: letter)
    else { return }
    // Numbered conversions print other arguments.
    for specifier in format.specifiers.prefix(1) where !specifier.isWritten {
      guard specifier.kind != kind else { continue }
      report.report(
        "‘\(specifier.text)’ prints \(specifier.kind.rawValue), the substitution declares "
          + "‘\(declared)’; write ‘%\(declared)’", at: specifier.range)
    }
  }
}
