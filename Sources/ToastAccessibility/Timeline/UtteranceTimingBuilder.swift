import ToastText

/// Adds up how long the pieces of an utterance take, and when their words begin.
struct UtteranceTimingBuilder {
  private let model: HearingTimeModel
  private let keepsWords: Bool
  private var seconds = 0.0
  private var offset = 0
  private var words: [UtteranceTiming.Word] = []
  private var pendingPause = 0.0

  init(model: HearingTimeModel, keepsWords: Bool) {
    self.model = model
    self.keepsWords = keepsWords
  }

  mutating func add(_ segment: SpokenSegment) {
    let tokens = model.tokens(of: segment)
    let pace = model.unitsPerSecond(segment.language)
    var starts: [(offset: Int, seconds: Double)] = []
    for token in tokens {
      switch token.kind {
      case .pause(let pause):
        pendingPause = max(pendingPause, pause)
      case .units(let units):
        // Only now is the pause known to stand inside the text.
        seconds += pendingPause
        pendingPause = 0
        if keepsWords { starts.append((token.range.lowerBound, seconds)) }
        seconds += units / pace
      }
    }
    guard keepsWords else { return }
    addWords(of: segment, starts)
    offset += segment.text.utf8.count
  }

  func finish() -> UtteranceTiming {
    UtteranceTiming(
      words: words, duration: Self.milliseconds(max(seconds, HearingTimeModel.leastSeconds)))
  }

  /// Gives each word the moment of the first sound in it.
  private mutating func addWords(
    of segment: SpokenSegment, _ starts: [(offset: Int, seconds: Double)]
  ) {
    let bytes = Array(segment.text.utf8)
    var next = starts[...]
    for range in WordBoundaries.words(of: segment) {
      next = next.drop { $0.offset < range.lowerBound }
      guard let start = next.first, start.offset < range.upperBound else { continue }
      words.append(
        UtteranceTiming.Word(
          text: String(decoding: bytes[range], as: UTF8.self), offset: offset + range.lowerBound,
          start: Self.milliseconds(start.seconds)))
    }
  }

  /// Whole milliseconds, so that the same text always takes the same time.
  private static func milliseconds(_ seconds: Double) -> Duration {
    .milliseconds(Int64((min(seconds, 1e9) * 1000).rounded()))
  }
}
