internal import ToastAccessibility
internal import ToastText

/// An announcement as a paragraph of SSML.
struct SSMLParagraph {
  private let record: AnnouncementRecord
  private let utterances: [Utterance]

  init(_ record: AnnouncementRecord, utterances: [Utterance]) {
    self.record = record
    self.utterances = utterances
  }

  /// The element on one line.
  var text: String {
    let mark = record.announcement.toast.map(SSMLText.token) ?? ""
    let sentences = heard.map { "<s>" + $0.segments.map(element).joined() + "</s>" }
    return "<p xml:lang=\"\(SSMLText.escaped(language.description))\">"
      + (mark.isEmpty ? "" : "<mark name=\"\(mark)\"/>") + sentences.joined() + "</p>"
  }

  private var language: LanguageTag { record.announcement.language }

  /// The utterances as far as the voice came: to the end of the word at which it was cut.
  private var heard: [Utterance] {
    guard case .interrupted(let position, _, _) = record.outcome else { return utterances }
    var rest = position.offset + position.text.utf8.count
    let segments = record.announcement.segments.map { segment in
      var cut = segment
      cut.text = String(decoding: segment.text.utf8.prefix(rest), as: UTF8.self)
      // A reading cannot be cut where its text is.
      if cut.text != segment.text { cut.reading = nil }
      rest = max(0, rest - segment.text.utf8.count)
      return cut
    }
    let cut = Utterance(segments: segments)
    return cut.isEmpty ? [] : [cut]
  }

  private func element(_ segment: SpokenSegment) -> String {
    let text = segment.reading.map { Self.substituted(segment.text, by: $0) }
    let content = text ?? SSMLText.escaped(segment.text)
    guard segment.language != language else { return content }
    let tag = SSMLText.escaped(segment.language.description)
    return "<lang xml:lang=\"\(tag)\">\(content)</lang>"
  }

  /// The words with their reading; the marks and blanks around them, at which a voice pauses, stay
  /// outside.
  private static func substituted(_ text: String, by reading: String) -> String {
    let words = text.drop { !$0.isLetter && !$0.isNumber }
    let leading = text.prefix(text.count - words.count)
    let trailing = words.reversed().prefix { !$0.isLetter && !$0.isNumber }.count
    let core = words.dropLast(trailing)
    guard !core.isEmpty else { return SSMLText.escaped(text) }
    let alias = SSMLText.escaped(reading)
    return SSMLText.escaped(String(leading))
      + "<sub alias=\"\(alias)\">\(SSMLText.escaped(String(core)))</sub>"
      + SSMLText.escaped(String(words.suffix(trailing)))
  }
}
