import Foundation
import TestSupport
import Testing
import ToastAccessibility
import ToastBraille
import ToastModel
import ToastText
import ToastTranscripts

@Suite("Japanese speech time", .enabled(if: BrailleInstallation.hasReadings))
struct JapaneseSpeechTimeTests {
  /// Texts with readings checked by hand.
  static let readings: [(text: String, kana: String)] = {
    let file = SharedData.packageRoot.appending(
      path: "Tests/ToastBrailleTests/Japanese/readings.tsv")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "\t").map(String.init)
      return (fields[1], fields[2])
    }
  }()

  @Test("A text takes as long as its checked reading")
  func checkedReadings() {
    let model = HearingTimeModel(readings: { (try? KanaReader().words(of: $0)) ?? [] })
    #expect(Self.readings.count > 90)
    for (text, kana) in Self.readings {
      let read = SpokenSegment(text: text, language: .japanese, source: .verbatim, reading: kana)
      #expect(
        model.duration(of: text, language: .japanese)
          == model.duration(of: Utterance(segments: [read])), "\(text): \(kana)")
    }
  }

  @Test(
    "Words in kanji know their place and their kana",
    arguments: [
      ("新しい写真", ["新しい アタラシイ", "写真 シャシン"]), ("十二日に二人で", ["十二日 12ニチ", "二人 フタリ"]),
      ("😀写真👨‍👩‍👧を3枚", ["写真 シャシン", "3枚 3マイ"]), ("ﾃﾞｰﾀ保存", ["保存 ホゾン"]),
      ("か\u{3099}保存", ["保存 ホゾン"]), ("OK", []), ("", []), ("𠮷", nil),
    ] as [(String, [String]?)])
  func places(text: String, expected: [String]?) throws {
    let bytes = Array(text.utf8)
    let words = try KanaReader().words(of: text).map { word in
      "\(String(decoding: bytes[word.bytes], as: UTF8.self)) \(word.kana)"
    }
    if let expected { #expect(words == expected) } else { #expect(words.count <= 1) }
  }

  @Test("Speech is timed by the readings that braille shows, or, as asked, by the author's alone")
  func options() throws {
    // 湖 is ミズウミ, four morae; the mean of kanji is 1.78.
    let toast = ToastMessage(title: "湖、湖")
    func seconds(_ guesses: Bool) throws -> Duration {
      let options = TranscriptOptions(assistive: false, guessesReadings: guesses)
      let transcript = ToastScenario.runner(showing: toast, options: options).transcript(in: "ja")
      #expect((transcript.dictionary != nil) == guesses)
      let announcement = try #require(transcript.announcements.first)
      return try #require(announcement.end) - (try #require(announcement.start))
    }
    // Named wherever it was asked, whatever the locale; not where the author said it all.
    func dictionary(_ title: ToastText) -> String? {
      ToastScenario.runner(showing: ToastMessage(title: title)).transcript(in: "en").dictionary
    }
    #expect(dictionary(ToastText(verbatim: "湖", language: .japanese)) != nil)
    #expect(dictionary(ToastText(verbatim: "湖", language: .japanese, reading: "みずうみ")) == nil)
    #expect(dictionary(ToastText(verbatim: "Lake")) == nil)
    let pace = 4.29 * 7.84 / 6.19
    let read = (8 / pace + 0.1) * 1000
    let estimated = (2 * 1.78 / pace + 0.1) * 1000
    #expect(try seconds(true) == .milliseconds(Int64(read.rounded())))
    #expect(try seconds(false) == .milliseconds(Int64(estimated.rounded())))
  }
}
