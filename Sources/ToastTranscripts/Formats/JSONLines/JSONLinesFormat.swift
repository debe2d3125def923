/// A transcript as JSON Lines: one record a line, keys sorted.
public enum JSONLinesFormat {
  /// The lines of a transcript, each ended by LF.
  public static func text(of transcript: Transcript) -> String {
    var text = ""
    for record in transcript.records {
      text += record.jsonLine
      text += "\n"
    }
    return text
  }
}
