public import ToastAccessibility
internal import ToastText

/// Transcripts as SSML 1.1, for a synthesizer to say. (W3C, Speech Synthesis Markup Language 1.1.)
///
/// What was heard is there, in the order it was heard and as far as the voice came: a paragraph an
/// announcement with the mark of its toast, a sentence an utterance, other languages in `lang`,
/// readings in `sub`, silence between two announcements as `break`.
///
/// ```xml
/// <p xml:lang="en"><mark name="A"/><s>Changes saved</s></p>
/// ```
public enum SSMLFormat {
  /// Silences beyond this are cut short, so that nobody waits for minutes.
  public static let longestBreak = Duration.seconds(5)

  /// One document for all transcripts, each line ended by LF; well-formed whatever the texts hold.
  ///
  /// The rate of the voice is in words a minute; 180 is taken as the synthesizer's own.
  public static func text(
    of transcripts: [Transcript], rate: Double = HearingTimeModel.defaultRate
  ) -> String {
    let language = transcripts.first.map(\.locale.description) ?? "en"
    let percent = Int((rate / HearingTimeModel.defaultRate * 100).rounded())
    var lines = transcripts.flatMap(lines)
    if percent != 100 { lines = ["<prosody rate=\"\(percent)%\">"] + lines + ["</prosody>"] }
    let head = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" "#
        + #"xml:lang="\#(SSMLText.escaped(language))">"#,
    ]
    return (head + lines + ["</speak>"]).joined(separator: "\n") + "\n"
  }

  private static func lines(of transcript: Transcript) -> [String] {
    let heard = transcript.records.compactMap { record -> AnnouncementRecord? in
      if case .announcement(let heard) = record.event, heard.start != nil { heard } else { nil }
    }.sorted { ($0.start ?? .zero, $0.id) < ($1.start ?? .zero, $1.id) }
    var lines: [String] = []
    var end: Duration?
    for record in heard {
      if let start = record.start, let end, start > end {
        let silence = min(start - end, longestBreak)
        lines.append("<break time=\"\(silence.wholeMilliseconds)ms\"/>")
      }
      end = max(end ?? .zero, record.end ?? .zero)
      lines.append(
        SSMLParagraph(record, utterances: transcript.utterances(of: record)).text)
    }
    return lines
  }
}
