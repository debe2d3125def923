import Testing
import ToastBraille
import ToastModel
import ToastText
import ToastTranscripts

@Suite(
  "Braille as text",
  .enabled(if: BrailleInstallation.hasTables && BrailleInstallation.hasReadings))
struct BrailleFormatTests {
  private func transcript(
    _ title: String, in locale: LanguageTag, table: String? = nil
  ) -> Transcript {
    ToastScenario.runner(
      showing: ToastMessage(id: "a", title: ToastText(verbatim: title)),
      options: TranscriptOptions(
        braille: BrailleDisplay(cells: 14, options: BrailleOptions(table: table)))
    ).transcript(in: locale)
  }

  private func body(_ text: String) -> [String] {
    text.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test("shows print, kana and windows, each on lines of its own")
  func windows() {
    let text = BrailleFormat.text(of: transcript("変更を保存しました", in: "ja"))
    #expect(
      text.hasPrefix("# toast-l10n braille 1; reader voiceover; locale ja; 14 cells; liblouis "))
    #expect(
      body(text) == [
        "    0.000  変更を保存しました [ja-kana]",
        "           ヘンコーヲ ホゾン シマシタ (guessed)",
        "           ⠯⠴⠪⠒⠔⠀⠮⠐⠺⠴⠀",
        "           ⠳⠵⠳⠕",
      ])
  }

  @Test("says what has no cells, and no control character of a text gets through")
  func warnings() {
    let transcript = transcript("頁\u{1B}[31m", in: "zh-Hans", table: "zhcn-cbs.ctb")
    let text = BrailleFormat.text(of: transcript)
    #expect(text.contains("! ‘頁’ (U+9801) at character 1 has no cells in the table ‘zhcn-cbs.ctb’"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test("a speech transcript has reading and windows under the announcement")
  func speech() {
    let lines = body(SpeechFormat.text(of: transcript("変更を保存しました", in: "ja")))
    let start = lines.firstIndex { $0.contains("[default, spoken") } ?? 0
    #expect(
      Array(lines[(start + 1)..<(start + 3)]) == [
        "             reading: ヘンコーヲ ホゾン シマシタ (guessed)",
        "             braille: ⠯⠴⠪⠒⠔⠀⠮⠐⠺⠴⠀ | ⠳⠵⠳⠕",
      ])
  }

  @Test("a record has the keys of its contract, sorted")
  func record() throws {
    let lines = JSONLinesFormat.text(of: transcript("保存", in: "ja")).split(separator: "\n")
    let line = try #require(lines.first { $0.contains(#""event":"braille""#) })
    #expect(
      line == """
        {"cells":"⠮⠐⠺⠴","event":"braille","language":"ja","locale":"ja","reading":"ホゾン",\
        "readingSource":"guessed","table":"ja-kana","text":"保存","time":0,"toast":"a",\
        "warnings":["the kana reading is guessed; write one beside the text to be sure"],\
        "windows":["⠮⠐⠺⠴"]}
        """)
  }
}
