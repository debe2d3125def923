import ToastText
import ToastTranscripts

extension Check {
  /// A toast is in one language.
  static let mixedLanguageToast = Check(
    id: "mixed-language-toast", severity: .warning,
    summary: "title, message and actions of a toast must be in one language",
    discussion: "It happens where one catalog has a language and another has not.",
    reference: "WCAG 2.2, 3.1.2",
    passing: [Example(files: ScenarioExample.japanese)],
    failing: [
      Example(files: ScenarioExample.files(title: "Arbedwyd", locale: "cy", isMarked: true))
    ],
    scope: .scenario { scenario, report in
      for run in scenario.runs {
        for finding in run.report.findings where finding.rule == .mixedLanguages {
          scenario.report(
            "in \(run.locale) \(finding.message)", toast: finding.toast,
            run.locale, to: &report)
        }
      }
    })
}
