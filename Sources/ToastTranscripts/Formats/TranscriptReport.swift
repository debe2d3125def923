public import ToastText

/// Transcripts in one of their forms, and what could not be written.
public struct TranscriptReport: Sendable {
  /// The whole text.
  public var text: String

  /// The transcripts it was made of.
  public var transcripts: [Transcript]

  /// What the form cannot hold and leaves out.
  public var refused: [Problem] = []

  /// Creates a report.
  public init(text: String, transcripts: [Transcript], refused: [Problem] = []) {
    self.text = text
    self.transcripts = transcripts
    self.refused = refused
  }

  /// What could not be made on this machine, then what was refused; each once.
  public var problems: [Problem] {
    var seen: Set<Problem> = []
    return (transcripts.flatMap(\.problems) + refused).filter { seen.insert($0).inserted }
  }

  /// Whether braille was to be made and none of it could.
  public var lacksBraille: Bool {
    transcripts.contains { !$0.problems.isEmpty }
      && transcripts.allSatisfy { $0.brailleRecords.isEmpty }
  }
}
