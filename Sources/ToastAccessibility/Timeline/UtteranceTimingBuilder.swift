import ToastText

/// Adds up how long the pieces of an utterance take, and when their words begin.
struct UtteranceTimingBuilder {
  private let model: HearingTimeModel
  private var seconds = 0.0
  private var offset = 0
  private var words: [UtteranceTiming.Word] = []
  private var pendingPause = 0.0

  private let keepsWords: Bool

  init(model: HearingTimeModel, keepsWords: Bool) {
    self.model = model
    self.keepsWords = keepsWords
  }

  mutating func add(_ segment: SpokenSegment) {
    let tokens = SpeechTokenizer(segment, spellOut: model.spellOut).tokens()
    let pace = model.unitsPerSecond(segment.language)
    let bytes = keepsWords ? Array(segment.text.utf8) : []
    for token in tokens {
      switch token.kind {
      case .pause(let pause):
        pendingPause = max(pendingPause, pause)
      case .word(let units, let startsWord):
        // Only now is the pause known to stand inside the text.
        seconds += pendingPause
        pendingPause = 0
        if keepsWords {
          if startsWord { append(token.range, of: bytes) } else { extend(token.range, of: bytes) }
        }
        seconds += Double(units) / pace
      }
    }
    offset += bytes.count
  }

  func finish() -> UtteranceTiming {
    UtteranceTiming(
      words: words, duration: Self.milliseconds(max(seconds, HearingTimeModel.leastSeconds)))
  }

  private mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
    words.append(
      UtteranceTiming.Word(
        text: String(decoding: bytes[range], as: UTF8.self), offset: offset + range.lowerBound,
        start: Self.milliseconds(seconds)))
  }

  private mutating func extend(_ range: Range<Int>, of bytes: [UInt8]) {
    guard let last = words.indices.last else { return append(range, of: bytes) }
    words[last].text += String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whole milliseconds, so that the same text always takes the same time.
  private static func milliseconds(_ seconds: Double) -> Duration {
    .milliseconds(Int64((min(seconds, 1e9) * 1000).rounded()))
  }
}
