import ToastAccessibility
import ToastBraille
import ToastText
import ToastTranscripts

/// A transcript as sound: every announcement at its time, cut where it is cut.
struct SpokenTrack {
  /// The longest track, so that a scenario of days fills no disk.
  static let limit = Duration.seconds(3600)

  private let synthesizer: Synthesizer
  private let rate: Double

  init(_ synthesizer: Synthesizer, rate: Double) {
    self.synthesizer = synthesizer
    self.rate = rate
  }

  /// The sound of a transcript from its beginning to the end of the last announcement.
  func sound(of transcript: Transcript) throws(CommandError) -> Waveform {
    var pieces: [(start: Duration, samples: ArraySlice<Int16>)] = []
    var track: Waveform?
    for record in transcript.records {
      guard case .announcement(let announcement) = record.event, let end = announcement.end else {
        continue
      }
      guard end <= Self.limit else {
        throw .usage("the scenario speaks for more than an hour; take a shorter one")
      }
      let spans = announcement.spans.map { $0.end - $0.start }
      let ssml = SSMLFormat.text(of: [only(record, announcement, of: transcript)])
      let voice = try synthesizer.sound(
        of: ssml, rate: rate, within: spans.reduce(.zero, +))
      track = track ?? Waveform(rate: voice.rate)
      var place = 0
      for (span, length) in zip(announcement.spans, spans) {
        let count = voice.count(of: length)
        pieces.append((span.start, voice.piece(from: place, count: count)))
        place += count
      }
    }
    var result = track ?? Waveform(rate: 22_050)
    for piece in pieces.sorted(by: { $0.start < $1.start }) {
      result.pad(to: piece.start)
      result.samples += piece.samples
    }
    return result
  }

  /// The transcript with one announcement alone, its Japanese with readings: the voice knows no kanji.
  private func only(
    _ record: TranscriptRecord, _ announcement: AnnouncementRecord, of transcript: Transcript
  ) -> Transcript {
    var result = transcript
    var readable = announcement
    readable.announcement.utterances = announcement.announcement.utterances.map(read)
    var record = record
    record.event = .announcement(readable)
    result.records = [record]
    result.spoken = [announcement.id: transcript.utterances(of: announcement).map(read)]
    return result
  }

  private func read(_ utterance: Utterance) -> Utterance {
    Utterance(
      segments: utterance.segments.map { segment in
        guard segment.reading == nil, segment.language.language == "ja",
          let reading = try? KanaReader().reading(of: segment.text)
        else { return segment }
        var segment = segment
        segment.reading = reading.kana
        return segment
      })
  }
}
