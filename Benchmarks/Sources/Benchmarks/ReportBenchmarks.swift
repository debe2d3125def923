import Foundation
import ToastL10n

/// The HTML report of 200 toasts in five locales, braille included.
enum ReportBenchmarks {
  private static let locales: [LanguageTag] = ["en", "ja", "zh-Hans", "zh-Hant", "fr"]
  private static let toasts = 200

  static func run() throws -> [Measurement] {
    let kit = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let catalogs = try CatalogLoader().load(kit.appending(path: "Resources/Examples").path)
    let steps = (0..<toasts).map { number in
      let message = ToastMessage(
        id: "loan-\(number)", status: ToastStatus.known[number % ToastStatus.known.count],
        title: ToastText(key: "loan.title"),
        message: ToastText(key: "loan.due %lld", arguments: [.integer(number)]))
      return ScenarioStep(
        at: .seconds(number * 8), .input(.present(message)),
        position: SourcePosition(line: 1, column: 1, offset: 0))
    }
    // A new runner each time: nothing is known from the page before.
    func page() -> String {
      let runner = TranscriptRunner(
        scenario: Scenario(file: "bench.toasts.json", steps: steps), catalogs: catalogs,
        options: TranscriptOptions(braille: BrailleDisplay()))
      return TranscriptFormat.html.report(of: runner, in: locales).text
    }
    let size = Double(page().utf8.count) / 1e6
    return [
      Measurement(
        work: "report of 200 toasts in five locales", who: "kit, a page",
        samples: Stopwatch.secondsEach([{ Stopwatch.use(page()) }])[0], unit: "s"),
      Measurement(
        work: "report of 200 toasts in five locales", who: "kit, its size", samples: [size],
        unit: "MB"),
    ]
  }
}
