import Testing
import ToastFormatting
import ToastText

@Suite("A sentence is put together from the parts there are")
struct SentencePatternTests {
  private let english = SentencePattern("{status}: {title}. {message}")
  private let japanese = SentencePattern("{status}。{title}。{message}")
  private let chinese = SentencePattern("{status}：{title}。{message}")

  private func say(
    _ pattern: SentencePattern, _ parts: KeyValuePairs<String, String>,
    _ language: LanguageTag = "en"
  ) -> String {
    var dictionary: [String: SentencePart] = [:]
    for (name, text) in parts {
      dictionary[name] = SentencePart(text, language: language, source: name)
    }
    return pattern.sentence(dictionary).text
  }

  @Test("All parts, with the marks of the language between them")
  func complete() {
    #expect(
      say(english, ["status": "Error", "title": "Upload failed", "message": "3 of 5 files"])
        == "Error: Upload failed. 3 of 5 files")
    #expect(
      say(japanese, ["status": "エラー", "title": "アップロード失敗", "message": "5件中3件"])
        == "エラー。アップロード失敗。5件中3件")
    #expect(
      say(chinese, ["status": "錯誤", "title": "上傳失敗", "message": "共 5 個"])
        == "錯誤：上傳失敗。共 5 個")
  }

  @Test("Absent parts vanish, and a single part is said as it is")
  func absent() {
    #expect(say(english, ["title": "New photos", "message": "12 today"]) == "New photos. 12 today")
    #expect(say(english, ["status": "Error", "message": "No space"]) == "Error: No space")
    #expect(say(english, ["status": "Error", "title": "No space"]) == "Error: No space")
    #expect(say(english, ["title": "Saved"]) == "Saved")
    #expect(say(english, ["title": "Saved", "message": ""]) == "Saved")
    #expect(say(english, ["title": "Saved", "message": " \n"]) == "Saved")
    #expect(say(english, [:]) == "")
    #expect(say(japanese, ["title": "新しい写真", "message": "12枚"]) == "新しい写真。12枚")
  }

  @Test(
    "A part that ends a sentence gets no second mark",
    arguments: ["Saved.", "Saved!", "Saved?", "Saved…", "“Saved.”", "(Saved.)", "Saved. "])
  func terminated(title: String) {
    let trimmed = title == "Saved. " ? "Saved." : title
    #expect(say(english, ["title": title, "message": "Done"]) == trimmed + " Done")
  }

  @Test(
    "In Japanese and Chinese no mark and no space follows",
    arguments: ["保存しました。", "保存しました！", "保存しますか？", "「完了。」", "保存中…", "保存｡"])
  func terminatedCJK(title: String) {
    #expect(say(japanese, ["title": title, "message": "次"]) == title + "次")
  }

  @Test("The last part keeps its own end, and gets no mark")
  func last() {
    #expect(say(english, ["title": "Saved", "message": "Bye."]) == "Saved. Bye.")
    #expect(say(english, ["title": "Saved", "message": "Bye"]) == "Saved. Bye")
  }

  @Test("A part that ends with the mark itself gets none")
  func ownMark() {
    #expect(say(english, ["status": "Error:", "title": "No space"]) == "Error: No space")
  }

  @Test("Each part keeps its language and source, and the marks stay with the part before")
  func segments() {
    let label = SentenceSegment(text: "重要", language: "zh-Hant", source: "label")
    let title = SentenceSegment(text: "新しい写真", language: "ja", source: "title")
    let message = SentenceSegment(text: "12 photos", language: "en", source: "message")
    let sentence = japanese.sentence([
      "title": SentencePart([label, title]) ?? missing(),
      "message": SentencePart([message]) ?? missing(),
    ])
    #expect(
      sentence.segments == [
        label, SentenceSegment(text: "新しい写真。", language: "ja", source: "title"), message,
      ])
    #expect(sentence.segments.map(\.text).joined() == sentence.text)
  }

  private func missing() -> SentencePart {
    Issue.record("a part with words was taken for empty")
    return SentencePart("x", language: "und", source: "x") ?? missing()
  }

  @Test("Text outside the places, and places named twice, are reported")
  func problems() {
    #expect(SentencePattern("{a}: {b}").problems.isEmpty)
    #expect(SentencePattern("({a})").problems.map(\.kind) == ["mark-outside", "mark-outside"])
    #expect(SentencePattern("{a} {a}").problems.map(\.kind) == ["duplicate-place"])
    #expect(SentencePattern("hello").problems.map(\.kind) == ["no-place"])
    #expect(SentencePattern("{a} {b c} {d}").names == ["a", "d"])
    #expect(SentencePattern("").problems.isEmpty)
  }
}
