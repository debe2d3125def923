internal import ToastTranscripts

/// What a transcript is held against.
public enum TranscriptSnapshot: Hashable, Sendable {
  /// The file `Transcripts/SCENARIO.LOCALE.READER.txt` beside the test, such as
  /// `Transcripts/library.ja.voiceover.txt`.
  case file
  /// The file of a name in `Transcripts/` beside the test.
  case named(String)
  /// A text that stands in the test.
  case text(String)

  /// The path of the file, or `nil` for a text in the test.
  func path(
    scenario: String, transcript: Transcript, format: TranscriptFormat, beside file: String
  ) -> String? {
    let name: String
    switch self {
    case .file:
      name = "\(scenario).\(transcript.locale).\(transcript.reader).\(Self.suffix(of: format))"
    case .named(let own): name = own
    case .text: return nil
    }
    return SourceFolder(of: file).path("Transcripts/\(name)")
  }

  private static func suffix(of format: TranscriptFormat) -> String {
    switch format {
    case .speech: "txt"
    case .braille: "braille.txt"
    case .ssml, .brf, .jsonl, .html: format.rawValue
    }
  }
}
