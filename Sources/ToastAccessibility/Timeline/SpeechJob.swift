/// An announcement on its way to the voice.
struct SpeechJob: Sendable {
  var record: AnnouncementRecord
  /// How long each utterance takes; filled when the reader takes the announcement.
  var lengths: [Duration] = []
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
    lengths[utterances].reduce(.zero, +)
  }

  /// The word that is said at a moment of some of its utterances, and when it begins there.
  func position(
    at time: Duration, in utterances: Range<Int>, model: HearingTimeModel
  ) -> (position: SpokenPosition, start: Duration) {
    var begin = Duration.zero
    var utterance = utterances.lowerBound
    while utterance + 1 < utterances.upperBound, time >= begin + lengths[utterance] {
      begin += lengths[utterance]
      utterance += 1
    }
    // Words are looked for only here: most announcements are said to their end.
    let timing = model.timing(of: announcement.utterances[utterance])
    let before = announcement.utterances[..<utterance]
    let wordsBefore = before.reduce(0) { $0 + model.timing(of: $1).words.count }
    let bytesBefore = before.reduce(0) {
      $0 + $1.text.utf8.count + announcement.separator.utf8.count
    }
    let word = timing.wordIndex(at: time - begin) ?? 0
    let known = timing.words.indices.contains(word) ? timing.words[word] : nil
    let position = SpokenPosition(
      utterance: utterance, word: wordsBefore + word, text: known?.text ?? "",
      offset: bytesBefore + (known?.offset ?? 0))
    return (position, begin + (known?.start ?? .zero))
  }
}
