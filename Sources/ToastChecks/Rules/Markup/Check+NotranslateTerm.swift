import ToastText

extension Check {
  /// Names of `doNotTranslate` stay as they are.
  static let notranslateTerm = Check(
    id: "notranslate-term", severity: .warning,
    summary: "a name of ‘doNotTranslate’ must stay as it is",
    discussion: "The name counts where it stands as a whole word; an ending after it is let pass.",
    reference: "the configuration’s ‘doNotTranslate’",
    passing: [
      Example("BirdBoxを開く", source: "Open BirdBox", locale: "ja") {
        $0.doNotTranslate = ["BirdBox"]
      },
      Example("Öffne BirdBoxes Menü", source: "Open BirdBox") { $0.doNotTranslate = ["BirdBox"] },
    ],
    failing: [
      Example("↓Vogelkasten öffnen", source: "Open BirdBox") { $0.doNotTranslate = ["BirdBox"] }
    ]
  ) { text, report in
    guard let source = text.source, !text.unit.isBlank else { return }
    for name in text.catalog.configuration.doNotTranslate
    where TermScanner.contains(name, in: source.value, text.catalog.source) {
      guard !text.value.contains(name) else { continue }
      report.report("the name ‘\(name)’ of the source is missing; leave it as it is")
    }
  }
}
