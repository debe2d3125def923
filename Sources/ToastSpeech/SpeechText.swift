public import ToastAccessibility
import ToastText

/// Writes an utterance as a voice is to say it: numbers, signs and letters by the verbosity
/// settings.
///
/// ```swift
/// SpeechText(verbosity: settings, words: words).text(of: utterance)
/// // punctuation some: "Sent to ann at example dot com"
/// ```
///
/// The text of records stays as it is; this is a view of it.
public struct SpeechText: Sendable {
  /// What the reader's user has chosen.
  public let verbosity: VerbositySettings

  /// The kit's own words.
  public let words: SpokenWords

  /// Creates a writer.
  public init(verbosity: VerbositySettings, words: SpokenWords) {
    self.verbosity = verbosity
    self.words = words
  }

  /// The whole text of an announcement.
  public func text(of announcement: Announcement) -> String {
    announcement.utterances.map { text(of: $0) }.joined(separator: announcement.separator)
  }

  /// The text of an utterance.
  public func text(of utterance: Utterance) -> String { spoken(utterance).text }

  /// An utterance as it is said; a name that has taken the place of a mark is parted from what
  /// follows it.
  public func spoken(_ utterance: Utterance) -> Utterance {
    var segments = utterance.segments.map { text(of: $0) }
    for index in segments.indices.dropLast() {
      let (said, written) = (segments[index], utterance.segments[index])
      guard said.text != written.text, Self.endsInWord(said), !Self.endsInWord(written) else {
        continue
      }
      segments[index].text += " "
    }
    return Utterance(segments: segments)
  }

  private static func endsInWord(_ segment: SpokenSegment) -> Bool {
    segment.text.last.map { $0.isLetter || $0.isNumber } ?? false
  }

  /// A piece as it is said; its blanks at the ends stay, for they part it from its neighbours.
  public func text(of segment: SpokenSegment) -> SpokenSegment {
    var spoken = segment
    let blank = UInt8(ascii: " ")
    guard segment.text.utf8.first == blank || segment.text.utf8.last == blank else {
      spoken.text = said(segment.text, segment)
      return spoken
    }
    let leading = segment.text.prefix { $0 == " " }
    let trailing = segment.text.reversed().prefix { $0 == " " }
    let core = segment.text.dropFirst(leading.count).dropLast(trailing.count)
    spoken.text = leading + said(String(core), segment) + String(trailing)
    return spoken
  }

  private func said(_ text: String, _ segment: SpokenSegment) -> String {
    if verbosity.spelling {
      return LetterSpeller(words: words, language: segment.language).spelled(text)
    }
    let language = segment.language
    let counted =
      verbosity.numbers == .words ? NumberSpeller(language: language).spelled(text) : text
    return SymbolPronouncer(language: language, level: verbosity.punctuation).spoken(counted)
  }
}
