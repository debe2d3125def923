import ToastText

extension Check {
  /// The cases of a plural differ in languages with three and more of them.
  static let pluralSame = Check(
    id: "plural-same", severity: .warning,
    summary: "the cases of a plural should differ where a language has three or more",
    discussion:
      "Two cases that are equal are normal (‘few’ and ‘other’), all of them rarely: a copied "
      + "text. Languages with two cases are let pass.",
    reference: "UTS #35 Part 3, Language Plural Rules",
    passing: [
      Example(
        plural: ["one": "%lld GB", "few": "%lld GB", "many": "%lld GB", "other": "%lld GB"],
        source: ["one": "%lld GB", "other": "%lld GB"], locale: "pl"),
      Example(plural: ["one": "%lld Treffer", "other": "%lld Treffer"], locale: "de"),
    ],
    failing: [
      Example(
        plural: [
          "one": "%lld plik", "few": "%lld plik", "many": "%lld plik", "other": "↓%lld plik",
        ],
        locale: "pl")
    ]
  ) { (pair: LocalizedPair, report: inout FindingSink) in
    guard pair.locale.plurals.common.count > 2 else { return }
    for choice in PluralChoice.choices(of: pair.texts) where choice.cases.count > 2 {
      guard let other = choice[.other], other.hasWords,
        choice.cases.allSatisfy({ $0.unit.value == other.value })
      else { continue }
      // The source itself may not tell numbers apart: “%lld GB”.
      let sources = pair.source.map { PluralChoice.choices(of: $0) }?.first {
        $0.path == choice.path
      }
      if let sources, sources.cases.count > 1, Set(sources.cases.map(\.unit.value)).count == 1 {
        continue
      }
      report.report("all cases of the plural are the same; inflect the words", in: other)
    }
  }
}

extension TextUnit {
  /// Whether a letter stands in it outside its placeholders.
  fileprivate var hasWords: Bool {
    var bytes = Array(value.utf8)
    for range in (format?.ranges ?? []).sorted(by: { $0.lowerBound > $1.lowerBound })
    where range.upperBound <= bytes.count {
      bytes.removeSubrange(range)
    }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.contains(where: \.isLetter)
  }
}
