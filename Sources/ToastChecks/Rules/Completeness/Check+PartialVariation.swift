import ToastCatalogs
import ToastText

extension Check {
  /// The branches of a text are translated all or none.
  static let partialVariation = Check(
    id: "partial-variation", severity: .error,
    summary: "the branches of a text by plural or device must all be translated",
    reference: "Apple, String Catalogs",
    passing: [Example(plural: ["one": "%lld Datei", "other": "%lld Dateien"], locale: "de")],
    failing: [
      Example(
        files: [
          "a.xcstrings": """
          { "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : { "de" : { "variations" : {
            "device" : { "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tippen" } },
            "other" : { "stringUnit" : { "state" : "new", "value" : "↓Click" } } } } } } } }, "version" : "1.0" }
          """
        ])
    ]
  ) { (pair: LocalizedPair, report: inout FindingSink) in
    guard pair.entry.isTranslatable, pair.texts.units.count > 1 else { return }
    let open = pair.texts.units.filter {
      $0.state == .new || $0.value.isEmpty && $0.path.pluralCategory == nil
    }
    guard let first = open.first, open.count < pair.texts.units.count else { return }
    report.report(
      "of \(pair.texts.units.count) branches \(open.count) \(open.count == 1 ? "is" : "are") not "
        + "translated; translate all",
      in: first)
  }
}
