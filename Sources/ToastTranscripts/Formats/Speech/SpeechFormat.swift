internal import ToastAccessibility
internal import ToastBraille
internal import ToastICU
internal import ToastModel
internal import ToastText

/// A transcript as plain text to read, commit and compare.
///
/// The first line carries the format's version, the reader, the locale, and the versions of ICU and
/// CLDR, so that an update of a library shows as one changed line. After it comes one line an
/// utterance; what happens to the toasts stands between them behind a dot:
///
/// ```
/// # toast-l10n speech 1; reader voiceover; locale en; ICU 72.1, CLDR 42.0
///     0.000  · A presented, 4 s
///     0.000  Changes saved [default, spoken, 1.1 s]
/// ```
///
/// The words are those the voice is given: numbers and signs as the verbosity settings ask for them.
/// Where the transcript has braille, reading and windows stand under the announcement.
public struct SpeechFormat {
  /// The version of the format; it grows when the same transcript would look otherwise.
  public static let version = 1

  private var text = ""

  private let transcript: Transcript
  private let announcements: [AnnouncementRecord]

  private init(_ transcript: Transcript) {
    self.transcript = transcript
    announcements = transcript.announcements
  }

  /// The text of a transcript, each line ended by LF.
  public static func text(of transcript: Transcript) -> String {
    var format = SpeechFormat(transcript)
    format.addHeader()
    for record in transcript.records { format.add(record) }
    return format.text
  }

  private mutating func addLine(_ line: String) {
    text += ControlCharacters.escaped(line)
    text += "\n"
  }

  private mutating func addHeader() {
    let liblouis = transcript.brailleRecords.isEmpty ? nil : BrailleTable.liblouisVersion
    addLine(
      "# toast-l10n speech \(Self.version); reader \(transcript.reader); locale \(transcript.locale); "
        + "ICU \(ICUVersion.icu), CLDR \(ICUVersion.cldr)"
        + [liblouis.map { "liblouis \($0)" }, transcript.dictionary].compactMap(\.self)
        .map { ", \($0)" }.joined())
  }

  private mutating func add(_ record: TranscriptRecord) {
    let toast = record.toast ?? ""
    switch record.event {
    case .announcement(let announcement):
      add(announcement, at: record.time)
    case .braille(let braille):
      add(braille)
    case .shown(let showing):
      let duration = showing.duration.map { $0.secondsText + " s" } ?? "until it is closed"
      note(record.time, "\(toast) \(showing.cause.rawValue), \(duration)")
      if !showing.actions.isEmpty {
        addLine(Self.indent + "actions: " + showing.actions.joined(separator: " | "))
      }
    case .moved(.front, let remaining):
      note(record.time, "\(toast) in front" + Self.left(remaining))
    case .moved(let movement, let remaining):
      note(record.time, "\(toast) \(movement.rawValue)" + Self.left(remaining))
    case .paused(let cause, let remaining):
      note(record.time, "\(toast) paused (\(cause.rawValue))" + Self.left(remaining))
    case .resumed(let cause, let remaining):
      note(record.time, "\(toast) resumed (\(cause.rawValue))" + Self.left(remaining))
    case .leaving(let reason):
      note(record.time, "\(toast) leaving (\(reason))")
    case .dismissed(let reason):
      note(record.time, "\(toast) dismissed (\(reason))")
    case .action(let id, let via, let trace):
      let steps = trace.map(\.rawValue).joined(separator: ", ")
      note(record.time, "\(toast) action \(id) by \(via.rawValue): \(steps)")
    case .committed(let action):
      note(record.time, "\(toast) committed, \(action) was not chosen")
    case .problem(let message, let location, _):
      note(record.time, "problem: \(message)" + (location.map { " (\($0))" } ?? ""))
    }
  }

  private mutating func add(_ record: AnnouncementRecord, at time: Duration) {
    let text = transcript.utterances(of: record).map(\.text)
      .joined(separator: record.announcement.separator)
    addLine(Self.column(time) + "\(text) [\(record.speechNote(announcements.name))]")
  }

  private mutating func add(_ braille: BrailleRecord) {
    if let reading = braille.readingNote { addLine(Self.indent + "reading: " + reading) }
    addLine(Self.indent + "braille: " + braille.windows.joined(separator: " | "))
    for warning in braille.furtherWarnings { addLine(Self.indent + "braille: \(warning)") }
  }

  private mutating func note(_ time: Duration, _ text: String) {
    addLine(Self.column(time) + "· " + text)
  }

  private static let indent = String(repeating: " ", count: 13)

  private static func column(_ time: Duration) -> String { time.columnText + "  " }

  private static func left(_ remaining: Duration?) -> String {
    remaining.map { ", \($0.secondsText) s left" } ?? ""
  }
}
