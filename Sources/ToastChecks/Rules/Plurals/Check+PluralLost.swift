import ToastCatalogs
import ToastText

extension Check {
  /// A plural of the source is one in each language with plural forms.
  static let pluralLost = Check(
    id: "plural-lost", severity: .warning,
    summary: "a plural of the source must be a plural in each language with plural forms",
    discussion:
      "In Japanese, Chinese, Korean, Thai and Vietnamese a plain text is as right as a case "
      + "‘other’.",
    reference: "UTS #35 Part 3, Language Plural Rules",
    passing: [
      Example(plural: ["": "%lld件"], locale: "ja"),
      Example(plural: ["": "%lld 筆"], locale: "zh-Hant"),
    ],
    failing: [Example(plural: ["": "↓%lld wyników"], locale: "pl")]
  ) { (pair: LocalizedPair, report: inout FindingSink) in
    guard pair.locale.plurals.common.count > 1, let source = pair.source,
      !PluralChoice.choices(of: source).isEmpty, PluralChoice.choices(of: pair.texts).isEmpty,
      let unit = pair.texts.units.first, !unit.isBlank, unit.state != .new,
      !pair.texts.isPhraseSet
    else { return }
    report.report(
      "the source is a plural and this text is the same for all numbers; give it the cases of "
        + pair.locale.name, in: unit)
  }
}
