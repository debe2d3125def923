import TestSupport
import Testing
import ToastAccessibility
import ToastModel
import ToastText
import ToastTranscripts

@Suite("SSML")
struct SSMLFormatTests {
  private func ssml(
    _ events: [(Double, ScenarioStep.Event)], in locale: LanguageTag = "en",
    options: TranscriptOptions = TranscriptOptions()
  ) -> String {
    let transcript = ToastScenario.runner(events, options: options).transcript(in: locale)
    return SSMLFormat.text(of: [transcript], rate: options.rate)
  }

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en">

    """

  @Test("has a paragraph an announcement, its toast as mark, silence as break")
  func paragraphs() {
    let text = ssml([
      (0, .input(.present(ToastMessage(id: "a", title: "Changes saved")))),
      (2, .input(.present(ToastMessage(id: "b", status: .error, title: "No", message: "Not now")))),
    ])
    // Four syllables at 4.29 a second: silence from 0.932 on.
    #expect(
      text == Self.head + """
        <p xml:lang="en"><mark name="a"/><s>Changes saved</s></p>
        <break time="1068ms"/>
        <p xml:lang="en"><mark name="b"/><s>Error: No. Not now</s></p>
        </speak>

        """)
  }

  @Test("tags other languages and gives readings as aliases, marks outside")
  func segments() {
    let title = ToastText(verbatim: "新しい写真", language: "ja", reading: "アタラシイシャシン")
    let text = ssml([
      (0, .input(.present(ToastMessage(id: "a", status: .error, title: title, message: "Look"))))
    ])
    #expect(
      text.contains(
        #"<s><lang xml:lang="en">"#) || text.contains(#"<lang xml:lang="ja"><sub alias="#))
    #expect(text.contains(#"<sub alias="アタラシイシャシン">新しい写真</sub>"#))
  }

  @Test("holds what was heard: a cut sentence to the word it was cut at, nothing of a lost one")
  func cuts() {
    let speech = ScenarioStep.Event.speech("Photos, tab", language: nil, priority: .default)
    let text = ssml([
      (0, .input(.present(ToastMessage(id: "a", title: "Three photos were saved")))), (0.3, speech),
    ])
    #expect(text.contains(#"<mark name="a"/><s>Three</s>"#) || text.contains("<s>Three photos</s>"))
    #expect(text.contains(#"<p xml:lang="en"><s>Photos, tab</s></p>"#))
    #expect(!text.contains("saved"))
  }

  @Test("a rate of its own is a prosody around all")
  func rate() {
    let text = ssml(
      [(0, .input(.present(ToastMessage(id: "a", title: "Saved"))))],
      options: TranscriptOptions(rate: 270))
    #expect(text.contains("<prosody rate=\"150%\">\n<p "))
    #expect(text.hasSuffix("</p>\n</prosody>\n</speak>\n"))
  }

  @Test("10,000 random strings of markup and control characters give well-formed SSML 1.1")
  func randomTexts() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let texts = (0..<50).map { _ in HostileText.random(using: &random) }
      let events = texts.enumerated().map { index, text -> (Double, ScenarioStep.Event) in
        guard index.isMultiple(of: 2) else {
          return (Double(index) * 60, .speech(text, language: nil, priority: .low))
        }
        let title = ToastText(verbatim: text, language: "ja", reading: index % 4 == 0 ? text : nil)
        let message = ToastMessage(id: text, title: title, message: ToastText(verbatim: text))
        return (Double(index) * 60, .input(.present(message)))
      }
      let document = SSMLDocument(ssml(events))
      #expect(document.faults == [])
    }
  }
}
