import ToastText

extension Check {
  /// Terms of the glossary are translated as it says.
  static let glossary = Check(
    id: "glossary", severity: .warning,
    summary: "terms must be translated as the glossary of the configuration says",
    discussion:
      "A term is a whole word in languages with spaces, with whatever ending; in Chinese and "
      + "Japanese it may stand anywhere. The longest term that fits counts.",
    reference: "the configuration’s ‘glossary’",
    passing: [
      Example("フォルダを開く", source: "Open the folder", locale: "ja") {
        $0.glossary = [GlossaryTerm("folder", translations: ["ja": ["フォルダ", "フォルダー"]])]
      }
    ],
    failing: [
      Example("↓書類入れを開く", source: "Open the folder", locale: "ja") {
        $0.glossary = [GlossaryTerm("folder", translations: ["ja": ["フォルダ"]])]
      },
      Example("打开↓資料夾", source: "Open the folder", locale: "zh-Hans") {
        $0.glossary = [GlossaryTerm("folder", forbidden: ["zh-Hans": ["資料夾"]])]
      },
    ]
  ) { text, report in
    guard let source = text.source, !text.unit.isBlank else { return }
    var covered: [Range<Int>] = []
    let terms = text.catalog.configuration.glossary.sorted {
      $0.term.utf8.count > $1.term.utf8.count
    }
    for term in terms {
      guard let place = TermScanner.range(of: term.term, in: source.value, text.catalog.source),
        !covered.contains(where: { $0.overlaps(place) })
      else { continue }
      covered.append(place)
      let name = text.locale.name
      for word in term.forbidden[name] ?? [] {
        guard let range = TermScanner.range(of: word, in: text.value, text.locale) else { continue }
        report.report("‘\(word)’ must not stand for ‘\(term.term)’", at: range)
      }
      guard let words = term.translations[name], !words.isEmpty else { continue }
      let lowered = text.value.lowercased()
      guard !words.contains(where: { lowered.contains($0.lowercased()) }) else { continue }
      report.report("‘\(term.term)’ should be ‘\(words.joined(separator: "’ or ‘"))’ here")
    }
  }
}
