import ToastAccessibility
import ToastText
import ToastTranscripts

extension Check {
  /// A toast is there long enough to be heard.
  static let toastTime = Check(
    id: "toast-time", severity: .warning,
    summary: "a toast must be there long enough to be heard in each language",
    discussion:
      "The scenarios (*.toasts.json) below the paths are played in each locale of their catalogs; a "
      + "toast that goes before its last word is a warning. Texts whose keys ‘toastDurations’ names are "
      + "timed by themselves, for information: a placeholder counts as one short word.",
    reference: "WCAG 2.2, 2.2.1",
    passing: [
      Example("保存しました", source: "Saved", locale: "ja", key: "toast.saved") {
        $0.toastDurations = [ToastTimeLimit(keys: "toast.*", seconds: 3)]
      }
    ],
    failing: [
      Example(
        "↓Alle Änderungen an diesem Dokument wurden auf dem Server gesichert", source: "Saved",
        key: "toast.saved"
      ) { $0.toastDurations = [ToastTimeLimit(keys: "toast.*", seconds: 2)] }
    ],
    scope: .textAndScenario(
      .all, [],
      { text, report in
        let limits = text.catalog.configuration.toastDurations
        guard !limits.isEmpty,
          let limit = limits.first(where: { GlobPattern($0.keys).matches(text.unit.key) })
        else { return }
        let needed = HearingTimeModel().duration(
          of: PlainWords.text(of: text.unit), language: text.locale.tag)
        guard needed > .seconds(limit.seconds) else { return }
        report.report(
          "the text takes \(needed.tenths) s to hear, its toast is there for "
            + "\(Duration.seconds(limit.seconds).tenths) s; shorten it or show it longer", .info)
      },
      { scenario, report in
        for run in scenario.runs {
          for finding in run.report.findings where finding.rule == .tooShortToHear {
            scenario.report(
              "in \(run.locale) the toast ‘\(finding.toast)’ \(finding.message)",
              toast: finding.toast, run.locale, to: &report)
          }
        }
      }))
}

extension Duration {
  /// The seconds with one decimal, rounded up.
  fileprivate var tenths: String {
    let (seconds, rest) = components
    let tenths = seconds * 10 + (rest + 99_999_999_999_999_999) / 100_000_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
