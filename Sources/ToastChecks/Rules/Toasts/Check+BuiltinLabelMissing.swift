import ToastCatalogs
import ToastFormatting
import ToastText

extension Check {
  /// The kit has its words in each language of the catalogs.
  static let builtinLabelMissing = Check(
    id: "builtin-label-missing", severity: .warning,
    summary: "the kit’s own words must be there in each language of a scenario’s catalogs",
    discussion:
      "Words such as “Dismiss” would be English beside the toast. A catalog with the kit’s keys "
      + "(‘action.dismiss’ and others) adds them.",
    reference: "WCAG 2.2, 3.1.2",
    passing: [Example(files: ScenarioExample.japanese)],
    failing: [Example(files: ScenarioExample.files(locale: "cy", isMarked: true))],
    scope: .scenario { scenario, report in
      let own = Set(scenario.catalogs.flatMap(\.entries).map(\.key))
      guard !own.contains(LabelKey.dismiss.rawValue), let toast = scenario.firstToast else {
        return
      }
      for run in scenario.runs {
        let chain = LocaleChain(LocaleRequest([run.locale]), available: BuiltInLabels.locales)
        let language = chain.locales.first.flatMap { LanguageTag(parsing: $0) }?.language
        guard language != run.locale.language else { continue }
        scenario.report(
          "the kit has no words in \(run.locale) and says them in \(chain.locales.first ?? "en"); add "
            + "them in a catalog", toast: toast, run.locale, to: &report)
      }
    })
}
