import ToastText

extension Check {
  /// A plural has a text for each category that whole numbers use.
  static let pluralMissingCategory = Check(
    id: "plural-missing-category", severity: .error,
    summary: "a plural must have a text for each category that whole numbers need",
    discussion:
      "Categories for fractions and compact numbers alone (Czech and Lithuanian ‘many’, French "
      + "and Spanish ‘many’ for millions) are for information: ‘other’ is used instead. ‘other’ itself "
      + "has a check of its own.",
    reference: "UTS #35 Part 3, Language Plural Rules",
    passing: [
      Example(plural: ["other": "%lld個のファイル"], locale: "ja"),
      Example(
        plural: [
          "one": "%lld файл", "few": "%lld файла", "many": "%lld файлов", "other": "%lld файла",
        ], locale: "ru"),
    ],
    failing: [
      Example(plural: ["one": "%lld plik", "other": "%lld pliku"], locale: "↓pl"),
      Example(plural: ["one": "ملف واحد", "other": "%lld ملف"], locale: "↓ar"),
      Example(plural: ["one": "%lld fichier", "other": "%lld fichiers"], locale: "↓fr"),
    ],
    of: .all
  ) { (pair: LocalizedPair, report: inout FindingSink) in
    for choice in PluralChoice.choices(of: pair.texts) {
      let missing = pair.locale.plurals.all.subtracting(choice.categories).subtracting([.other])
      let needed = PluralCategory.allCases.filter {
        missing.contains($0) && pair.needs($0, in: choice)
      }
      let rare = PluralCategory.allCases.filter { missing.contains($0) && !needed.contains($0) }
      if !needed.isEmpty {
        report.report(
          "the plural lacks \(needed.quoted), which \(pair.locale.name) needs for "
            + "\(pair.numbers(of: needed)); add \(needed.count == 1 ? "it" : "them")",
          localization: pair.texts, of: pair.entry, path: choice.path.text)
      } else if !rare.isEmpty {
        report.report(
          "the plural lacks \(rare.quoted), which \(pair.locale.name) uses for fractions or very "
            + "large numbers; ‘other’ is shown for them", localization: pair.texts, of: pair.entry,
          path: choice.path.text, .info)
      }
    }
  }
}

extension LocalizedPair {
  /// Whether whole numbers need a category that a choice lacks.
  fileprivate func needs(_ category: PluralCategory, in choice: PluralChoice) -> Bool {
    !choice.numbers(of: category, in: locale.plurals).isEmpty
  }

  fileprivate func numbers(of categories: [PluralCategory]) -> String {
    categories.compactMap { locale.plurals.numbers(of: $0).first }.map(String.init).joined(
      separator: ", ")
  }
}

extension [PluralCategory] {
  /// The categories as messages name them: ‘few’, ‘many’.
  fileprivate var quoted: String { map { "‘\($0.rawValue)’" }.joined(separator: ", ") }
}
