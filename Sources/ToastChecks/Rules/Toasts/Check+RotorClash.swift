import ToastText
import ToastTranscripts

extension Check {
  /// The actions of a toast have different names.
  static let rotorClash = Check(
    id: "rotor-clash", severity: .warning,
    summary: "the actions of a toast must have different names in each language",
    discussion:
      "A person who hears the same name twice in the list of actions cannot choose. The kit’s own "
      + "words, such as “Dismiss”, count too.",
    reference: "WCAG 2.2, 2.4.4 and 4.1.2",
    passing: [Example(files: ScenarioExample.files(open: "Öffnen", archive: "Archivieren"))],
    failing: [
      Example(files: ScenarioExample.files(open: "Ablegen", archive: "Ablegen", isMarked: true))
    ],
    scope: .scenario { scenario, report in
      for run in scenario.runs {
        var reported: Set<[String]> = []
        for record in run.transcript.records {
          guard case .shown(let showing) = record.event, let toast = record.toast else { continue }
          let names = showing.actions.map { $0.lowercased() }
          for (index, name) in names.enumerated() where names[..<index].contains(name) {
            guard reported.insert([toast, name]).inserted else { continue }
            scenario.report(
              "in \(run.locale) two actions of the toast ‘\(toast)’ are called "
                + "‘\(showing.actions[index])’; give each its own name", toast: toast, run.locale,
              to: &report)
          }
        }
      }
    })
}
