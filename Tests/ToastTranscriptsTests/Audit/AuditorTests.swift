import TestSupport
import Testing
import ToastAccessibility
import ToastModel
import ToastText
import ToastTranscripts

@Suite("Auditor")
struct AuditorTests {
  private static let fourLocales: [LanguageTag] = ["en", "ja", "zh-Hans", "zh-Hant"]

  @Test(
    "finds the four faults of the example, and nothing else", .needsSharedData,
    arguments: fourLocales)
  func faults(locale: LanguageTag) throws {
    let runner = try ExampleScenario.runner(
      "audit-faults", options: TranscriptOptions(assistive: false))
    let report = Auditor(runner: runner).report(in: locale)
    let found = report.findings.map { "\($0.toast) \($0.rule.rawValue) \($0.severity.rawValue)" }
    #expect(
      found == [
        "short too-short-to-hear error", "gone action-times-out error", "lost never-heard warning",
        "color color-alone error",
      ])
    let criteria = report.findings.map(\.rule.successCriterion)
    #expect(criteria == ["2.2.1", "2.2.1", "4.1.3", "1.4.1"])
    let short = try #require(report.verdicts.first { $0.toast == "short" })
    #expect(short.shown == .seconds(1))
    #expect(short.needed > .seconds(1))
    #expect(short.missing == short.needed - .seconds(1))
    #expect(report.verdicts.first { $0.toast == "loud" }?.findings == [])
  }

  @Test("finds nothing in the clean example", .needsSharedData, arguments: fourLocales)
  func clean(locale: LanguageTag) throws {
    let report = Auditor(runner: try ExampleScenario.runner("audit-clean")).report(in: locale)
    #expect(report.findings == [])
    #expect(report.verdicts.map(\.toast) == ["a", "b"])
  }

  private func report(
    behavior: ToastBehavior = .toastKit, policy: AssistivePolicy? = nil,
    _ events: [(Double, ScenarioStep.Event)]
  ) -> AuditReport {
    let steps = events.map { time, event in
      ScenarioStep(
        at: .seconds(time), event, position: SourcePosition(line: 1, column: 1, offset: 0))
    }
    let scenario = Scenario(
      file: "a", behavior: behavior, readerIsOn: policy != nil, policy: policy ?? .off, steps: steps
    )
    return Auditor(runner: TranscriptRunner(scenario: scenario, catalogs: [])).report(in: "en")
  }

  private let long = ToastText(
    verbatim: "This message is so long that nobody hears all of it in the two seconds it is there")

  @Test("counts the time that a busy voice makes a toast wait")
  func waiting() {
    let toast = ToastMessage(id: "p", status: .progress, title: "Half done", duration: 2)
    let speech = ScenarioStep.Event.speech(
      "A long sentence that is being read when the toast comes", language: nil, priority: .high)
    let alone = report([(0, .input(.present(toast)))])
    #expect(alone.findings == [])
    let busy = report([(0, speech), (0, .input(.present(toast)))])
    #expect(busy.findings.map(\.rule) == [.tooShortToHear])
  }

  @Test("does not blame the time where a person closed the toast")
  func closed() {
    let toast = ToastMessage(id: "a", title: long, duration: 8)
    let report = report([(0, .input(.present(toast))), (0.5, .input(.dismiss("a")))])
    #expect(report.findings == [])
  }

  @Test("is content with a toast that the assistive policy lengthens")
  func lengthened() {
    let toast = ToastMessage(id: "a", title: long, duration: 2)
    #expect(report([(0, .input(.present(toast)))]).findings.map(\.rule) == [.tooShortToHear])
    #expect(report(policy: .speechTime, [(0, .input(.present(toast)))]).findings == [])
  }

  @Test("allows a colored toast whose status is spoken, and a picture that is no sign")
  func color() {
    let spoken = ToastMessage(
      id: "a", status: .error, title: "No", icon: .system("xmark.circle"), tint: .red)
    let picture = ToastMessage(id: "b", title: "Photo", icon: .system("photo"))
    let sign = ToastMessage(id: "c", title: "Saved", icon: .system("checkmark.circle.fill"))
    let rules = [spoken, picture, sign].map { toast in
      report([(0, .input(.present(toast)))]).findings.map(\.rule)
    }
    #expect(rules == [[], [], [.colorAlone]])
  }

  @Test(
    "notes a Japanese reading that is guessed, with the words it is unsure of",
    .enabled(if: BrailleInstallation.hasReadings))
  func guessedReading() throws {
    let written = ToastText(verbatim: "保存", reading: "ホゾン")
    let events: [(Double, ScenarioStep.Event)] = [
      (0, .input(.present(ToastMessage(id: "a", title: written)))),
      (9, .input(.present(ToastMessage(id: "b", title: "しおりを開く", message: "完了")))),
    ]
    let report = Auditor(runner: ToastScenario.runner(events)).report(in: "ja")
    #expect(report.findings == [])
    let message =
      "the kana reading of ‘しおりを開く’, ‘完了’ is guessed, least surely of ‘開く’; "
      + "write one beside the text to be sure"
    #expect(report.notes == [AuditFinding(.guessedReading, toast: "b", message: message)])
    #expect(AuditFormat.text(of: report).hasSuffix("         note: \(message)\n"))
    let json = AuditFormat.json(of: [report])
    #expect(json.contains(#""notes":[{"locale":"ja","message":"the kana reading"#))
    #expect(json.contains(#""summary":{"error":0,"info":1,"warning":0}"#))
    #expect(Auditor(runner: ToastScenario.runner(events)).report(in: "en").notes == [])
  }

  @Test("judges a toast in the language that is set when it is shown")
  func localeSwitch() {
    let undo = ToastMessage(
      id: "a", title: ToastText(key: "action.undo"),
      message: ToastText(verbatim: "保存", language: "ja"))
    let later = report([
      (0, .input(.setLocale("ja"))), (1, .input(.present(undo))),
    ])
    #expect(later.findings == [])
    #expect(report([(1, .input(.present(undo)))]).findings.map(\.rule) == [.mixedLanguages])
  }

  @Test("reports a key that no catalog has")
  func missingKey() {
    let toast = ToastMessage(id: "a", title: ToastText(key: "no.such.key"))
    let report = report([(0, .input(.present(toast)))])
    #expect(report.findings.map(\.rule) == [.text])
    #expect(report.findings.first?.message.contains("no.such.key") == true)
  }

  @Test("writes its figures for people and for machines")
  func formats() {
    let toast = ToastMessage(
      id: "a", title: "New message", duration: 3, tapAction: ToastAction(id: "open", title: "Open"))
    let report = report([(0, .input(.present(toast)))])
    let text = AuditFormat.text(of: report)
    #expect(text.hasPrefix("# audit; reader voiceover; locale en\nerror    a: needs "))
    #expect(
      text.contains("action-times-out (WCAG 2.2.1): has an action and goes by itself after 3.0 s"))
    let json = AuditFormat.json(of: [report])
    #expect(
      json.contains(#""rule":"action-times-out","severity":"error","toast":"a","wcag":"2.2.1""#))
    #expect(json.contains(#""summary":{"error":1,"info":0,"warning":0}"#))
    #expect(json.contains(#""version":1"#))
  }
}
