internal import ToastAccessibility
internal import ToastBraille
internal import ToastText

/// Brailles the announcements of a transcript.
struct TranscriptBrailler: Sendable {
  let display: BrailleDisplay
  private let translator: BrailleTranslator

  init(_ display: BrailleDisplay) {
    self.display = display
    translator = BrailleTranslator(display.options)
  }

  /// The braille of an announcement, or `nil` where a display shows nothing of it.
  func record(
    of announcement: AnnouncementRecord, _ composer: AnnouncementComposer
  ) throws(BrailleError) -> BrailleRecord? {
    guard let message = composer.brailleMessage(of: announcement.announcement) else { return nil }
    let segments = message.segments.map {
      BrailleSegment($0.text, language: $0.language, reading: $0.reading)
    }
    var line = try translator.line(segments)
    if let mark = mark(message.frame) { line = line.marked(with: mark) }
    return BrailleRecord(
      announcement: announcement.id, message: message, line: line, width: display.cells)
  }

  /// The cell of a frame; with six dots, what is left of it.
  private func mark(_ frame: String) -> BrailleCell? {
    guard let cell = frame.unicodeScalars.first.flatMap({ BrailleCell($0) }) else { return nil }
    return display.options.sixDots ? BrailleCell(pattern: cell.pattern & 0b0011_1111) : cell
  }
}
