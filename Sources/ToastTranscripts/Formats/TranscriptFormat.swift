public import ToastText

/// The forms of a transcript: views of the same records.
public enum TranscriptFormat: String, Hashable, Sendable, CaseIterable {
  /// Plain text to read, commit and compare.
  case speech
  /// Speech Synthesis Markup Language 1.1.
  case ssml
  /// Windows of a braille display.
  case braille
  /// A file for an embosser.
  case brf
  /// Records, a JSON object a line.
  case jsonl
  /// One page to look at.
  case html

  /// Whether there is nothing to see in it without braille.
  public var isBraille: Bool { self == .braille || self == .brf }

  /// Whether it shows braille unless none is wanted.
  public var showsBraille: Bool { isBraille || self == .html }

  /// Lives a scenario through in some locales and writes it down.
  ///
  /// ```swift
  /// TranscriptFormat.jsonl.report(of: runner, in: ["en", "ja"]).text
  /// ```
  public func report(of runner: TranscriptRunner, in locales: [LanguageTag]) -> TranscriptReport {
    let transcripts = locales.map { runner.transcript(in: $0) }
    var report = TranscriptReport(text: "", transcripts: transcripts)
    switch self {
    case .speech:
      report.text = transcripts.map { SpeechFormat.text(of: $0) }.joined(separator: "\n")
    case .braille:
      report.text = transcripts.map { BrailleFormat.text(of: $0) }.joined(separator: "\n")
    case .jsonl:
      report.text = transcripts.map { JSONLinesFormat.text(of: $0) }.joined()
    case .ssml:
      report.text = SSMLFormat.text(of: transcripts, rate: runner.options.rate)
    case .html:
      report.text = HTMLFormat.text(of: transcripts, by: runner)
    case .brf:
      let file = BRFFormat.text(of: transcripts)
      report.text = file.text
      report.refused = file.problems
    }
    return report
  }
}
