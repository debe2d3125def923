import Testing
import ToastL10n

/// The code of the article on Japanese and Chinese braille.
@Suite(.enabled(if: BrailleTable.liblouisVersion != nil && KanaReader.analyzerVersion != nil))
struct BrailleArticleTests {
  @Test("a reading is guessed, or the author's")
  func readings() async throws {
    try await expectShown {
      let guess = try BrailleTranslator().line([BrailleSegment("今日の市場", language: "ja")])
      guess.reading  // "キョーノ シジョー"
      guess.readingSource  // .guessed
      guess.warnings.map(\.description)
      // ["the kana reading is guessed, least surely of ‘今日’, ‘市場’; write one beside the text to be sure"]

      let sure = try BrailleTranslator().line(
        [BrailleSegment("今日の市場", language: "ja", reading: "きょうのいちば")])
      sure.reading  // "キョーノ イチバ"
      sure.readingSource  // .author
      sure.cells  // "⠈⠪⠒⠎⠀⠃⠗⠐⠥"
    }
  }

  @Test("a toast with its reading")
  func toast() {
    let toast =
      ToastMessage(title: ToastText(verbatim: "今日の市場", language: "ja", reading: "きょうのいちば"))
    #expect(toast.title == ToastText(verbatim: "今日の市場", language: "ja", reading: "きょうのいちば"))
  }

  @Test("words of interfaces in Simplified Chinese")
  func words() async throws {
    try await expectShown {
      try BrailleTable(named: "zhcn-g1.ctb").translate("重试").text  // "⠟⠲⠂⠱⠆", chóng shì
    }
  }
}
