import ToastCatalogs
import ToastText

extension Check {
  /// No text waits for review.
  static let stateNeedsReview = Check(
    id: "state-needs-review", severity: .warning,
    summary: "no translation should wait for review",
    discussion: "Xcode ships such texts, so they do not fail a run.",
    reference: "Apple, String Catalogs",
    passing: [Example("音声を共有", source: "Share audio", locale: "ja")],
    failing: [Example("↓音声を共有", source: "Share audio", locale: "ja", state: "needs_review")]
  ) { (pair: LocalizedPair, report: inout FindingSink) in
    guard pair.entry.isTranslatable,
      let first = pair.texts.units.first(where: { $0.state == .needsReview })
    else { return }
    report.report("the state is ‘needs_review’; review the text and mark it translated", in: first)
  }
}
