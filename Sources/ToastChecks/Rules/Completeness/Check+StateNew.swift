import ToastCatalogs
import ToastText

extension Check {
  /// No text is in the state `new`.
  static let stateNew = Check(
    id: "state-new", severity: .error, summary: "no translation may be in the state ‘new’",
    discussion: "Xcode marks texts so that nobody has translated yet. Branches of which some are "
      + "translated are reported as such.",
    reference: "Apple, String Catalogs",
    passing: [Example("動画を共有", source: "Share video", locale: "ja")],
    failing: [Example("↓動画を共有", source: "Share video", locale: "ja", state: "new")]
  ) { (pair: LocalizedPair, report: inout FindingSink) in
    guard pair.entry.isTranslatable, !pair.texts.units.isEmpty,
      pair.texts.units.allSatisfy({ $0.state == .new }), let first = pair.texts.units.first
    else { return }
    report.report("the state is ‘new’: nobody has translated this text; translate it", in: first)
  }
}
