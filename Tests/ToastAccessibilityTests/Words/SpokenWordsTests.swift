import Testing
import ToastAccessibility
import ToastCatalogs
import ToastFormatting
import ToastText

@Suite("The kit's spoken words")
struct SpokenWordsTests {
  static let keys = [
    "status.error", "status.warning", "status.success", "status.info",
    "announcement.status-title-message", "announcement.repeated", "element.label",
    "voiceover.description", "voiceover.traits", "voiceover.hints", "voiceover.selected",
    "voiceover.state.selected", "voiceover.actionsAvailable", "voiceover.hint.adjust",
    "voiceover.hint.edit", "voiceover.hint.toggle", "voiceover.hint.customActions.touch",
    "voiceover.hint.customActions.keyboard", "voiceover.hint.customActions.switch",
    "voiceover.trait.button", "voiceover.trait.dimmed", "hint.tap.touch", "hint.tap.keyboard",
    "hint.tap.switch", "hint.activate.touch", "hint.activate.keyboard", "hint.activate.switch",
    "gesture.tap.touch", "gesture.escape.touch", "gesture.rotor.touch", "gesture.rotor.keyboard",
    "gesture.rotor.switch", "rotor.actions", "nvda.role.alert", "nvda.role.button",
    "orca.role.alert", "orca.role.notification", "orca.role.button", "speech.capital",
    "action.activate", "action.dismiss", "action.later", "action.ok",
  ]

  @Test("Each is there in four languages, with a provenance", arguments: keys)
  func complete(key: String) throws {
    for words in TestWords.all {
      let word = try #require(words.word(key))
      #expect(word.language == words.language)
      #expect(word.source == .kit(key))
      #expect(!word.text.isEmpty)
    }
    let provenance = try #require(ReaderPhrases.provenance(of: key))
    #expect(provenance.hasPrefix("source: ") || provenance == "project wording")
  }

  @Test("Hints speak of the gestures that work while a reader is on")
  func gestures() {
    let touch = TestWords.english.word("hint.tap.touch", [.string("Open")])?.text
    #expect(touch == "Double tap to perform “Open”")
    let keyboard = TestWords.japanese.word("hint.tap.keyboard", [.string("開く")])?.text
    #expect(keyboard == "Returnキーを押して「開く」を実行します")
  }

  @Test("A key that the kit does not have has no word")
  func unknown() {
    #expect(TestWords.english.word("status.unheard") == nil)
    #expect(ReaderPhrases.provenance(of: "status.unheard") == nil)
  }

  @Test("A language without words of its own gets the source language, tagged as such")
  func fallback() {
    let word = TestWords.words("fi").word("status.error")
    #expect(word?.text == "Error")
    #expect(word?.language == .english)
  }

  @Test("A catalog of the user's replaces a word, and is named as its source")
  func replaced() {
    let json = """
      {"sourceLanguage":"en","strings":{"orca.role.alert":{"localizations":{"en":
      {"stringUnit":{"state":"translated","value":"look here"}}}}},"version":"1.0"}
      """
    let catalog = StringCatalogReader.read(bytes: Array(json.utf8), file: "Mine.xcstrings")
    let words = SpokenWords(Localizer([catalog], request: LocaleRequest([.english])))
    let word = words.word("orca.role.alert")
    #expect(word?.text == "look here")
    #expect(word?.source == .catalog("Mine.xcstrings", key: "orca.role.alert"))
  }
}
