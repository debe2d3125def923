import Testing
import ToastAccessibility
import ToastModel
import ToastText

@Suite("Readers' words for toasts and buttons")
struct ReaderDescriptionTests {
  private static func composer(
    _ profile: ReaderProfile, _ words: SpokenWords = TestWords.english
  ) -> AnnouncementComposer {
    var verbosity = profile.verbosity
    verbosity.status = false
    verbosity.hints = false
    return AnnouncementComposer(profile: profile, verbosity: verbosity, words: words)
  }

  private static let content = ToastContent(
    toast: "a", status: .error, title: SpokenText("Upload failed"),
    message: SpokenText("3 of 5 files could not be sent."),
    actions: [SpokenText("Retry"), SpokenText("Details")])

  private static func focused(_ profile: ReaderProfile) -> [String] {
    let composer = composer(profile)
    return composer.description(of: composer.element(of: content)).spoken.map(\.text)
  }

  @Test("On focus a toast is said in each reader's order")
  func toast() {
    #expect(
      Self.focused(.voiceOver) == [
        "Upload failed: 3 of 5 files could not be sent.", "Actions available",
      ])
    #expect(Self.focused(.nvda) == ["Upload failed  alert  3 of 5 files could not be sent."])
    #expect(
      Self.focused(.orca) == ["alert.", "Upload failed 3 of 5 files could not be sent."])
  }

  @Test("A button is said with its role, and out of use with its state")
  func button() {
    func said(_ profile: ReaderProfile, _ words: SpokenWords, _ isEnabled: Bool) -> [String] {
      let name = SpokenText(words.language == .japanese ? "再試行" : "Retry", words.language)
      return Self.composer(profile, words).description(ofButton: name, isEnabled: isEnabled)
        .spoken.map(\.text)
    }
    #expect(said(.nvda, TestWords.english, true) == ["Retry  button"])
    #expect(said(.nvda, TestWords.english, false) == ["Retry  button  unavailable"])
    #expect(said(.orca, TestWords.japanese, true) == ["再試行 プッシュボタン."])
    #expect(said(.orca, TestWords.japanese, false) == ["再試行 プッシュボタン 無効."])
    #expect(said(.voiceOver, TestWords.english, false) == ["Retry. Dimmed. Button."])
  }

  @Test("A label that ends a sentence gets no second mark before VoiceOver's trait words")
  func nativeMarks() {
    let composer = Self.composer(.voiceOver, TestWords.japanese)
    let segments = [SpokenSegment(text: "保存しました。", language: .japanese, source: .verbatim)]
    let element = AccessibilityElement(label: segments, traits: [.button])
    #expect(composer.description(of: element).spoken.map(\.text) == ["保存しました。ボタン。"])
  }

  @Test("The element of a toast has label, value, hint and traits")
  func element() {
    let composer = AnnouncementComposer(profile: .voiceOver, words: TestWords.traditional)
    var content = ToastContent(
      toast: "a", status: .warning, title: SpokenText("儲存空間即將用完", .traditionalChinese),
      message: SpokenText("請釋放空間以繼續同步。", .traditionalChinese))
    let plain = composer.element(of: content)
    #expect(plain.labelText == "警告：儲存空間即將用完")
    #expect(plain.valueText == "請釋放空間以繼續同步。")
    #expect(plain.hint == nil)
    #expect(plain.traits == [])
    content.tap = SpokenText("打開", .traditionalChinese)
    let tapped = composer.element(of: content, input: .touch)
    #expect(tapped.hint?.text == "點兩下來執行「打開」")
    #expect(tapped.traits == [.button])
    #expect(composer.element(of: content, input: .keyboard).hint?.text == "按下 Return 鍵來執行「打開」")
  }
}
