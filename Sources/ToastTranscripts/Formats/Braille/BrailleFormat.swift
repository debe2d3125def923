internal import ToastAccessibility
internal import ToastBraille
internal import ToastText

/// The braille of a transcript, to read with the fingers or to commit and compare.
///
/// After a comment line with the versions comes one block an announcement: its moment, what the
/// display shows in print, the kana of a Japanese line, and each window of the display on a line of
/// its own. What the reader should know stands behind an exclamation mark.
///
/// ```
/// # toast-l10n braille 1; reader voiceover; locale ja; 40 cells; liblouis 3.24.0
///     0.000  変更を保存しました [ja-kana]
///            ヘンコーヲ ホゾン シマシタ (guessed)
///            ⠯⠴⠪⠒⠔⠀⠮⠐⠺⠴⠀⠳⠵⠳⠕
/// ```
public enum BrailleFormat {
  /// The version of the format; it grows when the same transcript would look otherwise.
  public static let version = 1

  /// The text of a transcript that was made with a braille display, each line ended by LF.
  public static func text(of transcript: Transcript) -> String {
    let lines = [header(of: transcript)] + transcript.records.flatMap(lines)
    return lines.map(ControlCharacters.escaped).joined(separator: "\n") + "\n"
  }

  private static func header(of transcript: Transcript) -> String {
    let width = transcript.brailleRecords.first.map { "; \($0.width) cells" } ?? ""
    let library = BrailleTable.liblouisVersion.map { "; liblouis \($0)" } ?? ""
    return "# toast-l10n braille \(version); reader \(transcript.reader); "
      + "locale \(transcript.locale)\(width)\(library)"
  }

  private static func lines(of record: TranscriptRecord) -> [String] {
    guard case .braille(let braille) = record.event else { return [] }
    let indent = String(repeating: " ", count: 11)
    let head = "\(record.time.columnText)  \(braille.message.text) [\(braille.line.table)]"
    let under =
      [braille.readingNote].compactMap(\.self) + braille.windows
      + braille.furtherWarnings.map { "! \($0)" }
    return [head] + under.map { indent + $0 }
  }
}
