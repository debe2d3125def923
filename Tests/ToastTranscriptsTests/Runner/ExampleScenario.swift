import TestSupport
import ToastAccessibility
import ToastCatalogs
import ToastModel
import ToastText
import ToastTranscripts

/// The example scenarios of the shared ground truth, run.
enum ExampleScenario {
  static let locales: [LanguageTag] = ["en", "ja", "zh-Hans", "zh-Hant", "ar"]

  static func runner(
    _ name: String, options: TranscriptOptions = TranscriptOptions()
  ) throws -> TranscriptRunner {
    let bytes = try SharedData.bytes("scenarios/\(name).toasts.json")
    let scenario = try ScenarioReader.read(bytes: bytes, file: "\(name).toasts.json")
    let catalog = StringCatalogReader.read(
      bytes: try SharedData.bytes("scenarios/Photos.xcstrings"), file: "Photos.xcstrings")
    return TranscriptRunner(scenario: scenario, catalogs: [catalog], options: options)
  }

  static func transcript(
    _ name: String, in locale: LanguageTag, options: TranscriptOptions = TranscriptOptions()
  ) throws -> Transcript {
    try runner(name, options: options).transcript(in: locale)
  }

  /// What happened to the toasts, such as `3 dismissed B timeout` and `11 paused C touch 3`.
  static func moments(_ transcript: Transcript) -> [String] {
    transcript.records.compactMap { record in
      guard let toast = record.toast else { return nil }
      let detail: [String?]
      switch record.event {
      case .shown(let showing): detail = [showing.duration?.secondsText ?? "stays"]
      case .moved(_, let remaining): detail = [remaining?.secondsText]
      case .paused(let cause, let remaining), .resumed(let cause, let remaining):
        detail = [cause.rawValue, remaining?.secondsText]
      case .leaving(let reason), .dismissed(let reason): detail = [reason.description]
      case .action(let id, _, let trace):
        detail = [id, trace.map(\.rawValue).joined(separator: ">")]
      case .announcement, .braille, .problem, .committed: return nil
      }
      let words = [record.time.secondsText, record.eventName, toast] + detail
      return words.compactMap(\.self).joined(separator: " ")
    }
  }

  /// What is announced, such as `20 Archived`.
  static func announcements(_ transcript: Transcript) -> [String] {
    transcript.records.compactMap { record in
      guard case .announcement(let announcement) = record.event else { return nil }
      return record.time.secondsText + " " + announcement.announcement.text
    }
  }
}
