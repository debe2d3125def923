internal import ToastAccessibility
internal import ToastBraille
internal import ToastSpeech
internal import ToastText

/// Puts a transcript together, once it is known what became of each announcement.
struct TranscriptAssembly {
  private(set) var transcript: Transcript
  private let brailler: TranscriptBrailler?

  init(transcript: Transcript, brailler: TranscriptBrailler?) {
    self.transcript = transcript
    self.brailler = brailler
  }

  /// Adds a record as it is.
  mutating func add(_ record: TranscriptRecord) { transcript.records.append(record) }

  /// Adds an announcement, what the voice is given for it, and its braille.
  mutating func add(_ announcement: AnnouncementRecord, _ composer: AnnouncementComposer) {
    add(.announcement(announcement), of: announcement)
    let speech = SpeechText(verbosity: composer.verbosity, words: composer.words)
    transcript.spoken[announcement.id] = announcement.announcement.utterances.map(speech.spoken)
    guard let brailler else { return }
    do throws(BrailleError) {
      guard let braille = try brailler.record(of: announcement, composer) else { return }
      add(.braille(braille), of: announcement)
    } catch {
      report(error, of: announcement)
    }
  }

  private mutating func add(
    _ event: TranscriptRecord.Event, of announcement: AnnouncementRecord
  ) {
    add(
      TranscriptRecord(
        time: announcement.requested, locale: transcript.locale,
        toast: announcement.announcement.toast, event: event))
  }

  /// Says once what is missing; the rest of the transcript does without it.
  private mutating func report(_ error: BrailleError, of announcement: AnnouncementRecord) {
    let problem = Problem("braille", .error, error.description)
    guard !transcript.problems.contains(problem) else { return }
    transcript.problems.append(problem)
    add(
      .problem(message: problem.message, location: nil, isOfText: false), of: announcement)
  }
}
