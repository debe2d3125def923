import Foundation
import ToastL10n

/// Transcripts of a thousand toasts as text, in four languages.
enum TranscriptBenchmarks {
  private static let locales: [LanguageTag] = ["en", "ja", "zh-Hans", "zh-Hant"]
  private static let toasts = 1_000

  static func run() throws -> [Measurement] {
    let kit = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let catalogs = try CatalogLoader().load(kit.appending(path: "Resources/Examples").path)
    let scenario = try ScenarioReader.read(bytes: Array(json.utf8), file: "bench.toasts.json")
    let runner = TranscriptRunner(scenario: scenario, catalogs: catalogs)
    let samples = Stopwatch.secondsEach(
      [
        {
          for locale in locales {
            Stopwatch.use(SpeechFormat.text(of: runner.transcript(in: locale)))
          }
        }
      ], samples: 15)[0]
    let lines = SpeechFormat.text(of: runner.transcript(in: "ja")).split(separator: "\n")
    guard lines.count(where: { $0.contains("spoken") }) == toasts else {
      throw BenchmarkError("the transcript does not say each toast once")
    }
    return [
      Measurement(
        work: "transcript of 1,000 toasts, speech", who: "kit, a toast and locale",
        samples: samples.map { $0 * 1e6 / Double(toasts * locales.count) }, unit: "µs")
    ]
  }

  /// A warning with a plural and three actions every twenty seconds.
  private static var json: String {
    let events = (0..<toasts).map { number in
      """
      { "at": \(number * 20), "present": { "id": "loan", "status": "warning",
        "title": { "key": "loan.title" },
        "message": { "key": "loan.due %lld", "arguments": [\(number)] }, "duration": 8,
        "tap": { "id": "renew", "title": { "key": "loan.renew" } },
        "swipe": { "trailing": "later" } } }
      """
    }
    return
      #"{ "version": 1, "behavior": "toastkit", "assistive": { "reader": true }, "events": ["#
      + events.joined(separator: ",\n") + "] }"
  }
}
