import Testing
import ToastAccessibility
import ToastModel
import ToastText

@Suite("Announcements")
struct AnnouncementTests {
  struct Example: Sendable {
    var words: SpokenWords
    var title: String
    var message: String
    var status: ToastStatus
    var text: String
  }

  static let examples = [
    Example(
      words: TestWords.english, title: "Storage is almost full",
      message: "Free up space to keep syncing.", status: .warning,
      text: "Warning: Storage is almost full. Free up space to keep syncing."),
    Example(
      words: TestWords.japanese, title: "ストレージの空き容量が不足しています",
      message: "同期を続けるには空き容量を増やしてください。", status: .warning,
      text: "警告。ストレージの空き容量が不足しています。同期を続けるには空き容量を増やしてください。"),
    Example(
      words: TestWords.simplified, title: "储存空间即将用完", message: "请释放空间以继续同步。",
      status: .warning, text: "警告：储存空间即将用完。请释放空间以继续同步。"),
    Example(
      words: TestWords.traditional, title: "儲存空間即將用完", message: "請釋放空間以繼續同步。",
      status: .warning, text: "警告：儲存空間即將用完。請釋放空間以繼續同步。"),
    Example(
      words: TestWords.english, title: "Saved!", message: "3 files", status: .success,
      text: "Success: Saved! 3 files"),
    Example(
      words: TestWords.japanese, title: "保存しました。", message: "3件", status: .normal,
      text: "保存しました。3件"),
    Example(
      words: TestWords.simplified, title: "已完成！", message: "共3项", status: .info,
      text: "信息：已完成！共3项"),
  ]

  @Test("Status, title and message become one sentence with native marks", arguments: examples)
  func sentence(example: Example) {
    let language = example.words.language
    let composer = AnnouncementComposer(profile: .voiceOver, words: example.words)
    let content = ToastContent(
      toast: "a", status: example.status, title: SpokenText(example.title, language),
      message: SpokenText(example.message, language))
    let announcement = composer.announcement(of: content, cause: .presented).announcement
    #expect(announcement.text == example.text)
    #expect(announcement.segments.map(\.text).joined() == announcement.text)
    #expect(announcement.language == language)
  }

  @Test("A repeat says how often in each language")
  func repeats() {
    let cases = [
      (TestWords.english, "Saved", "Saved, 3 times"),
      (TestWords.japanese, "保存しました", "保存しました、3回"),
      (TestWords.simplified, "已保存", "已保存，共 3 次"),
      (TestWords.traditional, "已儲存", "已儲存，共 3 次"),
    ]
    for (words, title, text) in cases {
      let composer = AnnouncementComposer(profile: .voiceOver, words: words)
      let content = ToastContent(toast: "a", title: SpokenText(title, words.language))
      let once = composer.announcement(of: content, cause: .presented).announcement
      let thrice = composer.repeating(once, count: 3)
      #expect(once.text == title)
      #expect(thrice.text == text)
      #expect(thrice.identity == once.identity)
    }
  }

  @Test("A title in another language than the labels is a segment of its own")
  func segments() {
    let composer = AnnouncementComposer(profile: .voiceOver, words: TestWords.traditional)
    let content = ToastContent(
      toast: "a", status: .warning, title: SpokenText("新しい写真", .japanese))
    let announcement = composer.announcement(of: content, cause: .presented).announcement
    #expect(announcement.segments.map(\.text) == ["警告：", "新しい写真"])
    #expect(announcement.segments.map(\.language) == [.traditionalChinese, .japanese])
    #expect(announcement.segments.map(\.source) == [.kit("status.warning"), .verbatim])
    #expect(MixedLanguages.problem(in: content, labels: .traditionalChinese) != nil)
    #expect(MixedLanguages.problem(in: content, labels: "ja-JP") == nil)
  }

  @Test(
    "A verbatim text whose letters are those of another language is a mix; names and signs are none",
    arguments: [
      ("新しい写真", "en", true), ("ツール", "zh-Hant", true), ("새 사진", "ja-JP", true),
      ("写真のコピー", "ja-JP", false),
      ("새 사진", "en", true), ("鮮の味", "zh-Hant", false), ("Saved", "ja", false),
      ("iPhoneのバックアップ", "en", false), ("東京", "en", false), ("12:30", "ko", false),
    ] as [(String, LanguageTag, Bool)])
  func untagged(title: String, language: LanguageTag, isMixed: Bool) {
    let content = ToastContent(
      toast: "a", title: SpokenText(title, language), message: SpokenText("12", language))
    #expect((MixedLanguages.problem(in: content, labels: language) != nil) == isMixed)
    let catalog = SpokenText(title, language: language, source: .catalog("A", key: "a"))
    let looked = ToastContent(toast: "a", title: catalog, message: SpokenText("12", language))
    #expect(MixedLanguages.problem(in: looked, labels: language) == nil)
  }

  private func upload(_ profile: ReaderProfile, status: Bool) -> Announcement {
    var verbosity = profile.verbosity
    verbosity.status = status
    let composer = AnnouncementComposer(
      profile: profile, verbosity: verbosity, words: TestWords.english)
    let content = ToastContent(
      toast: "a", status: .error, title: SpokenText("Upload failed"),
      message: SpokenText("3 of 5 files could not be sent."),
      actions: [SpokenText("Retry"), SpokenText("Details"), SpokenText("Dismiss")],
      authorActionCount: 2)
    return composer.announcement(of: content, cause: .presented).announcement
  }

  @Test("VoiceOver says the sentence, at priority high, without a role word")
  func voiceOver() {
    let announcement = upload(.voiceOver, status: false)
    #expect(
      announcement.utterances.map(\.text) == ["Upload failed. 3 of 5 files could not be sent."])
    #expect(announcement.priority == .high)
    #expect(
      upload(.voiceOver, status: true).text
        == "Error: Upload failed. 3 of 5 files could not be sent.")
  }

  @Test("NVDA says name, “alert”, description, then each button")
  func nvda() {
    let announcement = upload(.nvda, status: false)
    #expect(
      announcement.utterances.map(\.text) == [
        "Upload failed  alert  3 of 5 files could not be sent.", "Retry  button", "Details  button",
      ])
    #expect(announcement.queueing == SpeechQueueing(.now, isProtected: true))
    let first = upload(.nvda, status: true).utterances.first?.text
    #expect(first == "Error: Upload failed  alert  3 of 5 files could not be sent.")
  }

  @Test("NVDA says other toasts without a role word")
  func nvdaPolite() {
    let composer = AnnouncementComposer(profile: .nvda, words: TestWords.english)
    let content = ToastContent(
      toast: "a", title: SpokenText("Upload failed"),
      message: SpokenText("3 of 5 files could not be sent."), actions: [SpokenText("Retry")])
    let announcement = composer.announcement(of: content, cause: .presented).announcement
    #expect(
      announcement.utterances.map(\.text) == ["Upload failed 3 of 5 files could not be sent."])
  }

  @Test("Orca says the role word, then title and message")
  func orca() {
    let announcement = upload(.orca, status: false)
    #expect(
      announcement.utterances.map(\.text) == [
        "alert.", "Upload failed 3 of 5 files could not be sent.",
      ])
    #expect(announcement.text == "alert. Upload failed 3 of 5 files could not be sent.")
  }

  @Test("A user may do without role words")
  func withoutRoles() {
    for profile in [ReaderProfile.nvda, .orca] {
      var verbosity = profile.verbosity
      verbosity.roles = false
      verbosity.status = false
      let composer = AnnouncementComposer(
        profile: profile, verbosity: verbosity, words: TestWords.english)
      let content = ToastContent(toast: "a", status: .error, title: SpokenText("Hello"))
      let announcement = composer.announcement(of: content, cause: .presented).announcement
      #expect(announcement.utterances.count == 1)
      #expect(announcement.text.hasPrefix("Hello"))
    }
  }
}
