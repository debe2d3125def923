import ToastICU
import ToastText
import ToastTranscripts

extension Check {
  private static let columnLimit = 24

  /// The name of an action is short.
  static let labelColumns = Check(
    id: "label-columns", severity: .warning,
    summary: "the name of a toast’s action must be at most 24 columns wide",
    discussion:
      "A wide character takes two columns. Longer names are cut on small screens and slow down "
      + "everyone who steps through the list of actions.",
    reference: "UAX #11, East Asian Width",
    passing: [Example(files: ScenarioExample.files(open: "Öffnen", archive: "Archivieren"))],
    failing: [
      Example(
        files: ScenarioExample.files(
          open: "Dieses Album jetzt in einem Fenster öffnen", isMarked: true))
    ],
    scope: .scenario { scenario, report in
      for run in scenario.runs {
        var reported: Set<[String]> = []
        for record in run.transcript.records {
          guard case .shown(let showing) = record.event, let toast = record.toast else { continue }
          for name in showing.actions {
            let columns = TextWidth.columns(of: name)
            guard columns > columnLimit, reported.insert([toast, name]).inserted else { continue }
            scenario.report(
              "in \(run.locale) the action ‘\(name)’ is \(columns) columns wide, "
                + "\(columnLimit) are allowed; shorten it", toast: toast, run.locale, to: &report)
          }
        }
      }
    })
}
