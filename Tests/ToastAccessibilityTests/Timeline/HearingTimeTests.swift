import Testing
import ToastAccessibility
import ToastText

@Suite("The time it takes to hear a text")
struct HearingTimeTests {
  // At 180 words a minute: 4.29 syllables a second in English, × 7.84/6.19 morae in Japanese,
  // × 5.18/6.19 syllables in Mandarin.
  static let examples: [(String, LanguageTag, Double)] = [
    // sto-ra-ge is al-most full, free up spa-ce: 7 + 4 groups, a sentence end.
    ("Storage is almost full. Free up space.", .english, 11 / 4.29 + 0.25),
    // 保存 as two characters of 1.78 morae, then しました; あとで.
    ("保存しました。あとで", .japanese, (2 * 1.78 + 7) / (4.29 * 7.84 / 6.19) + 0.25),
    ("きゃく、らーめん", .japanese, 6 / (4.29 * 7.84 / 6.19) + 0.10),
    ("已保存，请稍后。", .simplifiedChinese, 6 / (4.29 * 5.18 / 6.19) + 0.10),
    ("已儲存，請稍後。", .traditionalChinese, 6 / (4.29 * 5.18 / 6.19) + 0.10),
    // Архив сохранён: а, и, о, а, ё.
    ("Архив сохранён", "ru", 5 / 4.29),
    ("저장했습니다", "ko", 6 / 4.29),
    // Twelve: e, e.
    ("12", .english, 2 / 4.29),
    // 十二: ジュー, ニ; then a counter.
    ("12枚", .japanese, (3 + 1.78) / (4.29 * 7.84 / 6.19)),
    // One thousand two hundred thirty-four: oe, ou-a, o, u-e, i-y, ou.
    ("1,234", .english, 10 / 4.29),
  ]

  @Test("The model gives the figures that its page works out", arguments: examples)
  func figures(text: String, language: LanguageTag, seconds: Double) {
    let duration = HearingTimeModel().duration(of: text, language: language)
    let expected = Duration.milliseconds(Int64((seconds * 1000).rounded()))
    #expect(duration == expected, "\(text)")
  }

  @Test("Nothing takes less than 0.3 s, and a mark at the end adds no pause")
  func least() {
    let model = HearingTimeModel()
    #expect(model.duration(of: "Hi", language: .english) == .milliseconds(300))
    #expect(model.duration(of: "", language: .english) == .milliseconds(300))
    #expect(
      model.duration(of: "Upload failed.", language: .english)
        == model.duration(of: "Upload failed", language: .english))
    // The dot of an address ends no sentence.
    #expect(
      model.duration(of: "example.com is up", language: .english)
        == model.duration(of: "example com is up", language: .english))
  }

  @Test("Twice the rate takes half the time, save the pauses")
  func rate() {
    let text = "Several photographs were uploaded"
    let slow = HearingTimeModel(rate: 180).duration(of: text, language: .english)
    let fast = HearingTimeModel(rate: 360).duration(of: text, language: .english)
    #expect(abs((slow / 2 - fast) / .milliseconds(1)) <= 1)
    #expect(HearingTimeModel(rate: .nan).rate == 180)
    #expect(HearingTimeModel(rate: -5).rate == 20)
    #expect(HearingTimeModel(rate: 1e9).rate == 1000)
  }

  @Test("The author's reading is timed in place of the characters")
  func reading() {
    let model = HearingTimeModel()
    func time(_ text: String, _ reading: String?) -> Duration {
      let segment = SpokenSegment(
        text: text, language: .japanese, source: .verbatim, reading: reading)
      return model.duration(of: Utterance(segments: [segment]))
    }
    #expect(time("保存しました", "ほぞんしました") == time("ほぞんしました", nil))
  }

  @Test("A number in the author's reading is read as a number")
  func numberInReading() {
    let text = SpokenSegment(
      text: "12日", language: .japanese, source: .verbatim, reading: "12にち")
    let spelled = SpokenSegment(text: "じゅうににち", language: .japanese, source: .verbatim)
    let model = HearingTimeModel()
    #expect(
      model.duration(of: Utterance(segments: [text]))
        == model.duration(of: Utterance(segments: [spelled])))
  }

  @Test("Words are timed as they are read, the rest of the text as it is written")
  func wordReadings() {
    let words = [
      WordReading(bytes: 0..<9, kana: "アタラシイ"), WordReading(bytes: 9..<15, kana: "シャシン"),
    ]
    let model = HearingTimeModel(readings: { _ in words })
    // ア-タ-ラ-シ-イ シャ-シ-ン が 枚, which nobody read.
    let seconds = (5 + 3 + 1 + 1.78) / (4.29 * 7.84 / 6.19)
    let expected = Duration.milliseconds(Int64((seconds * 1000).rounded()))
    #expect(model.duration(of: "新しい写真が枚", language: .japanese) == expected)
    let segment = SpokenSegment(text: "新しい写真が枚", language: .japanese, source: .verbatim)
    let starts = model.timing(of: Utterance(segments: [segment])).words.map(\.start)
    #expect(starts[1] == .milliseconds(920))
    // Without kanji, in another language and with the author's reading nobody is asked.
    let none = HearingTimeModel(readings: { text in
      Issue.record("‘\(text)’ was asked for")
      return []
    })
    _ = none.duration(of: "あとで", language: .japanese)
    _ = none.duration(of: "新写真", language: .simplifiedChinese)
    let read = SpokenSegment(
      text: "写真", language: .japanese, source: .verbatim, reading: "しゃしん")
    _ = none.duration(of: Utterance(segments: [read]))
  }

  @Test(
    "Readings with places that do not fit the text do no harm",
    arguments: [0..<0, 0..<1, 1..<2, 2..<40, 40..<50, 3..<3])
  func oddPlaces(bytes: Range<Int>) {
    let odd = [
      WordReading(bytes: bytes, kana: "ア"), WordReading(bytes: bytes, kana: ""),
      WordReading(bytes: 0..<3, kana: "新"),
    ]
    let model = HearingTimeModel(readings: { _ in odd })
    let duration = model.duration(of: "新しい写真です", language: .japanese)
    #expect(duration >= .milliseconds(300) && duration < .seconds(3))
  }

  @Test("A text asked for again takes the same time, in its own language and reading")
  func again() {
    let model = HearingTimeModel()
    let texts = (0..<600).map { String(repeating: "保存", count: 1 + $0 % 40) + "\u{3042}" }
    for (text, language) in texts.flatMap({
      [($0, LanguageTag.japanese), ($0, .simplifiedChinese)]
    }) {
      let fresh = HearingTimeModel().duration(of: text, language: language)
      #expect(model.duration(of: text, language: language) == fresh)
      #expect(model.duration(of: text, language: language) == fresh)
      let segment = SpokenSegment(
        text: text, language: language, source: .verbatim, reading: "ほぞん")
      let read = Utterance(segments: [segment])
      #expect(model.duration(of: read) == HearingTimeModel().duration(of: read))
    }
  }

  @Test("Each segment runs at the pace of its own language")
  func segments() {
    let model = HearingTimeModel()
    let pieces: [(String, LanguageTag)] = [
      ("警告：", .traditionalChinese), ("新しい写真を保存しました", .japanese),
    ]
    let segments = pieces.map { SpokenSegment(text: $0.0, language: $0.1, source: .verbatim) }
    let seconds = 2 / (4.29 * 5.18 / 6.19) + (1.66 + 4 * 1.78 + 7) / (4.29 * 7.84 / 6.19)
    let expected = Duration.milliseconds(Int64((seconds * 1000).rounded()))
    #expect(model.duration(of: Utterance(segments: segments)) == expected)
  }

  @Test("Words are told apart without blanks too")
  func words() {
    let segment = SpokenSegment(text: "新しい写真を保存しました", language: .japanese, source: .verbatim)
    let timing = HearingTimeModel().timing(of: Utterance(segments: [segment]))
    #expect(timing.words.map(\.text).prefix(4) == ["新しい", "写真", "を", "保存"])
    #expect(timing.words.map(\.start) == timing.words.map(\.start).sorted())
    #expect(timing.words[1].offset == 9)
  }
}
