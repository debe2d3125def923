/// An announcement on its way to the voice.
struct SpeechJob: Sendable {
  var record: AnnouncementRecord
  /// How long each utterance takes; filled when the reader takes the announcement.
  var timings: [UtteranceTiming] = []
  /// How many of its entries wait or are being said.
  var openEntries = 0
  /// Where the first unsaid part begins, and why it is not said.
  var loss: (position: SpokenPosition, reason: LossReason)?
  /// Where and by whom it was cut before it went on.
  var pause: (position: SpokenPosition, by: AnnouncementID)?

  init(id: AnnouncementID, announcement: Announcement, requested: Duration) {
    record = AnnouncementRecord(id: id, announcement: announcement, requested: requested)
  }

  var announcement: Announcement { record.announcement }
  var isClosed: Bool { record.outcome != nil }

  /// Settles the outcome once no entry is open.
  mutating func closeIfDone() {
    guard openEntries == 0, record.outcome == nil else { return }
    if let loss {
      if record.spans.isEmpty {
        record.outcome = .dropped(loss.reason)
      } else if case .cut(let cutter) = loss.reason {
        record.outcome = .interrupted(at: loss.position, by: cutter, loss.reason)
      } else {
        record.outcome = .interrupted(at: loss.position, by: nil, loss.reason)
      }
    } else if let pause {
      record.outcome = .resumed(at: pause.position, by: pause.by)
    } else {
      record.outcome = .spoken
    }
  }

  /// Notes that everything from a position on is not said; the first loss counts.
  mutating func lose(from position: SpokenPosition, because reason: LossReason) {
    if loss.map({ position.offset < $0.position.offset }) ?? true { loss = (position, reason) }
  }

  /// The length of some of its utterances.
  func length(of utterances: Range<Int>) -> Duration {
    timings[utterances].reduce(.zero) { $0 + $1.duration }
  }

  /// The word that is said at a moment of some of its utterances, and when it begins there.
  func position(
    at time: Duration, in utterances: Range<Int>
  ) -> (position: SpokenPosition, start: Duration) {
    var begin = Duration.zero
    var utterance = utterances.lowerBound
    while utterance + 1 < utterances.upperBound, time >= begin + timings[utterance].duration {
      begin += timings[utterance].duration
      utterance += 1
    }
    let timing = timings[utterance]
    let word = timing.wordIndex(at: time - begin) ?? 0
    let before = timings[..<utterance].reduce(0) { $0 + $1.words.count }
    let bytes = announcement.utterances[..<utterance].reduce(0) {
      $0 + $1.text.utf8.count + announcement.separator.utf8.count
    }
    let known = timing.words.indices.contains(word) ? timing.words[word] : nil
    let position = SpokenPosition(
      utterance: utterance, word: before + word, text: known?.text ?? "",
      offset: bytes + (known?.offset ?? 0))
    return (position, begin + (known?.start ?? .zero))
  }
}
