internal import ToastAccessibility
internal import ToastBraille
public import ToastText

/// The braille of transcripts as a BRF file, for an embosser or a notetaker.
///
/// One paragraph an announcement, in the order of the records; each locale begins a page. Lines are
/// as long as the display has cells.
public enum BRFFormat {
  /// The file, and the lines that are left out because they have cells with eight dots.
  ///
  /// ```swift
  /// BRFFormat.text(of: [transcript]).text  // ",*ANGES SAV$\n"
  /// ```
  public static func text(of transcripts: [Transcript]) -> (text: String, problems: [Problem]) {
    let width = transcripts.lazy.compactMap(\.brailleRecords.first).first?.width
    var file = BrailleReadyFile(lineLength: width ?? BrailleDisplay.usualCells)
    var problems: [Problem] = []
    for transcript in transcripts {
      file.startPage()
      for braille in transcript.brailleRecords {
        do throws(BrailleError) {
          try file.append(braille.line.pattern)
        } catch {
          problems.append(
            Problem("brf", .error, "‘\(braille.message.text)’ is left out: \(error)"))
        }
      }
    }
    return (file.text, problems)
  }
}
