import Testing
import ToastAccessibility
import ToastBraille
import ToastModel
import ToastText
import ToastTranscripts

@Suite("Braille of a transcript", .enabled(if: BrailleInstallation.hasTables))
struct BrailleRecordTests {
  private static let failure = ToastMessage(
    id: "a", status: .error, title: "Upload failed", message: "3 of 5 files could not be sent.",
    tapAction: ToastAction(id: "retry", title: "Retry"))

  private func options(
    _ reader: ReaderProfile, cells: Int = 20, status: Bool = false,
    braille: BrailleOptions = BrailleOptions()
  ) -> TranscriptOptions {
    var verbosity = reader.verbosity
    verbosity.status = status
    return TranscriptOptions(
      reader: reader, verbosity: verbosity, braille: BrailleDisplay(cells: cells, options: braille))
  }

  @Test(
    "NVDA's worked example: the role last, windows by its wrap rule",
    arguments: [
      (
        BrailleGrade.uncontracted, 20,
        ["⠠⠥⠏⠇⠕⠁⠙⠀⠋⠁⠊⠇⠑⠙⠀⠼⠉⠀⠕⠋", "⠼⠑⠀⠋⠊⠇⠑⠎⠀⠉⠕⠥⠇⠙⠀⠝⠕⠞⠀", "⠃⠑⠀⠎⠑⠝⠞⠲⠀⠁⠇⠑⠗⠞"]
      ),
      (
        .contracted, 20,
        ["⠠⠥⠏⠇⠕⠁⠙⠀⠋⠁⠊⠇⠫⠀⠼⠉⠀⠷⠀", "⠼⠑⠀⠋⠊⠇⠑⠎⠀⠉⠙⠀⠝⠀⠆⠀⠎⠢⠞⠲", "⠁⠇⠻⠞"]
      ),
      (
        .contracted, 40,
        ["⠠⠥⠏⠇⠕⠁⠙⠀⠋⠁⠊⠇⠫⠀⠼⠉⠀⠷⠀⠼⠑⠀⠋⠊⠇⠑⠎⠀⠉⠙⠀⠝⠀⠆⠀⠎⠢⠞⠲⠀", "⠁⠇⠻⠞"]
      ),
    ])
  func nvda(grade: BrailleGrade, width: Int, windows: [String]) throws {
    let runner = ToastScenario.runner(
      showing: Self.failure,
      options: options(.nvda, cells: width, braille: BrailleOptions(grade: grade)))
    let braille = try #require(runner.transcript(in: "en").brailleRecords.first)
    #expect(braille.message.text == "Upload failed 3 of 5 files could not be sent. alert")
    #expect(braille.windows == windows)
  }

  @Test("VoiceOver frames what is urgent, Orca shows the content alone")
  func frames() throws {
    let voiceOver = ToastScenario.runner(
      showing: ToastMessage(id: "a", status: .error, title: "No"),
      options: options(.voiceOver, status: true))
    let framed = try #require(voiceOver.transcript(in: "en").brailleRecords.first)
    #expect(framed.message.text == "Error: No")
    #expect(framed.line.cells == "⣿⠀⠠⠻⠗⠕⠗⠒⠀⠠⠝⠕⠀⣿")
    let plain = ToastScenario.runner(
      showing: ToastMessage(id: "a", title: "No"), options: options(.voiceOver, status: true))
    #expect(plain.transcript(in: "en").brailleRecords.first?.line.cells == "⠠⠝⠕")
    let orca = ToastScenario.runner(showing: Self.failure, options: options(.orca))
    let content = try #require(orca.transcript(in: "en").brailleRecords.first)
    #expect(content.message.text == "Upload failed 3 of 5 files could not be sent.")
  }

  @Test("A BRF file has the frame with six dots, lines within the display, a page a locale")
  func embossed() {
    let runner = ToastScenario.runner(
      showing: Self.failure,
      options: options(
        .voiceOver, cells: 18, status: true, braille: BrailleOptions(sixDots: true)))
    let file = BRFFormat.text(of: ["en", "en-GB"].map { runner.transcript(in: $0) })
    let page = "= ,]ROR3 ,UPLOAD\nFAIL$4 #C ( #E\nFILES CD N 2 S5T4\n=\n"
    #expect(file.text == page + "\u{C}" + page)
    #expect(file.problems.isEmpty)
  }

  @Test("Eight dots are refused for BRF with their place, and the rest is written")
  func eightDots() {
    let events: [(Double, ScenarioStep.Event)] = [
      (0, .input(.present(ToastMessage(id: "a", status: .error, title: "No")))),
      (9, .input(.present(ToastMessage(id: "b", title: "no")))),
    ]
    let runner = ToastScenario.runner(events, options: options(.voiceOver, status: true))
    let file = BRFFormat.text(of: [runner.transcript(in: "en")])
    #expect(file.text == "NO\n")
    #expect(
      file.problems.map(\.message) == [
        "‘Error: No’ is left out: cell 1, ‘⣿’, has eight dots and cannot be written as BRF; "
          + "choose a six-dot table"
      ])
  }

  @Test("Without a table the transcript says so once and has all the rest")
  func noTable() throws {
    let braille = BrailleOptions(table: "no-such-table.ctb")
    let events: [(Double, ScenarioStep.Event)] = [
      (0, .input(.present(Self.failure))),
      (9, .input(.present(ToastMessage(id: "b", title: "Saved")))),
    ]
    let plain = ToastScenario.runner(events, options: options(.nvda)).transcript(in: "en")
    let transcript = ToastScenario.runner(events, options: options(.nvda, braille: braille))
      .transcript(in: "en")
    let problem = try #require(transcript.problems.first)
    #expect(transcript.problems.count == 1)
    #expect(problem.message.contains("‘no-such-table.ctb’"))
    #expect(problem.message.contains("liblouis-data"))
    #expect(transcript.brailleRecords.isEmpty)
    #expect(transcript.records.count { $0.eventName == "problem" } == 1)
    #expect(
      transcript.records.filter { $0.eventName != "problem" }
        == plain.records.filter { $0.eventName != "braille" })
  }

  @Test("Other speech and switched-off messages are not brailled; repeats and lost ones are")
  func whatIsShown() {
    let toast = ToastMessage(id: "a", title: "Saved")
    let events: [(Double, ScenarioStep.Event)] = [
      (0, .input(.present(toast))),
      (0.1, .speech("Photos, tab", language: nil, priority: .default)),
    ]
    let transcript = ToastScenario.runner(events, options: options(.voiceOver)).transcript(in: "en")
    #expect(transcript.brailleRecords.map(\.message.text) == ["Saved"])
    var off = options(.voiceOver)
    off.verbosity.brailleMessage = .off
    #expect(
      ToastScenario.runner(events, options: off).transcript(in: "en").brailleRecords.isEmpty)
  }

  @Test(
    "An author's reading is taken and named; a guessed one says so",
    .enabled(if: BrailleInstallation.hasReadings))
  func japanese() throws {
    let written = ToastText(verbatim: "音を消す", language: "ja", reading: "オトヲケス")
    let runner = ToastScenario.runner(
      [
        (0, .input(.present(ToastMessage(id: "a", title: written)))),
        (9, .input(.present(ToastMessage(id: "b", title: "変更を保存しました")))),
      ], options: options(.voiceOver))
    let records = runner.transcript(in: "ja").brailleRecords
    #expect(records.map(\.line.reading) == ["オトヲ ケス", "ヘンコーヲ ホゾン シマシタ"])
    #expect(records.map(\.line.readingSource) == [.author, .guessed])
    #expect(records.map(\.line.table) == ["ja-kana", "ja-kana"])
    #expect(records.first?.line.cells == "⠊⠞⠔⠀⠫⠹")
  }
}
