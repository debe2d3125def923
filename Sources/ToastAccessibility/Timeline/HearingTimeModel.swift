public import ToastText

/// How long a voice takes to say a text: a model, not a measurement.
///
/// At a rate of R words a minute English runs at R/60 × 1.43 syllables a second, and other
/// languages in the proportion in which their natives read aloud: 6.19 syllables a second in
/// English, 7.84 morae in Japanese, 5.18 syllables in Mandarin (Pellegrino, Coupé, Marsico 2011;
/// Coupé and others
/// 2019, doi 10.1126/sciadv.aaw2594). 180 words a minute is the slow end of ordinary speech as
/// Apple's speech documentation gives it. A sentence end inside the text adds 0.25 s, a comma
/// 0.10 s; nothing takes less than 0.3 s. What counts as a syllable stands at `SpeechUnits`.
///
/// Worked figures at 180 words a minute, the kanji not read:
///
/// | text | units | a second | pauses | seconds |
/// |---|---|---|---|---|
/// | “Storage is almost full. Free up space.” | 11 | 4.29 | 0.25 | 2.814 |
/// | 「保存しました。あとで」 | 11 | 5.434 | 0.25 | 2.274 |
/// | “已保存，请稍后。” | 6 | 3.590 | 0.10 | 1.771 |
/// | “已儲存，請稍後。” | 6 | 3.590 | 0.10 | 1.771 |
/// | “Архив сохранён” | 5 | 4.29 | | 1.166 |
public struct HearingTimeModel: Sendable {
  /// Words a minute, as readers set their voices.
  public let rate: Double

  /// Spells a number out in a language, or answers `nil` to have its digits said one by one.
  let spellOut: @Sendable (String, LanguageTag) -> String?

  /// Reads the words of a Japanese text that are written in kanji, in their order; none that it
  /// leaves out or does not know.
  let readings: @Sendable (String) -> [WordReading]

  private let known = KnownTokens()

  /// The rate without `--rate`, in words a minute.
  public static let defaultRate = 180.0

  /// The slowest and the fastest rate that is taken, in words a minute.
  public static let rates = 20.0...1000.0

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - rate: Words a minute; one outside ``rates`` counts as the nearest inside.
  ///   - readings: Reads the words of a Japanese text that are written in kanji, in their order.
  ///     A kanji that it leaves out takes the mean of kanji.
  ///   - spellOut: Spells a number out, or answers `nil`.
  public init(
    rate: Double = HearingTimeModel.defaultRate,
    readings: @escaping @Sendable (String) -> [WordReading] = { _ in [] },
    spellOut: @escaping @Sendable (String, LanguageTag) -> String?
  ) {
    let known = rate.isNaN ? Self.defaultRate : rate
    self.rate = min(max(known, Self.rates.lowerBound), Self.rates.upperBound)
    self.readings = readings
    self.spellOut = spellOut
  }

  /// How long an announcement takes, its utterances one after the other.
  public func duration(of announcement: Announcement) -> Duration {
    announcement.utterances.reduce(.zero) { $0 + duration(of: $1) }
  }

  /// How long a text in one language takes.
  ///
  /// ```swift
  /// HearingTimeModel().duration(of: "Saved", language: .english)  // 0.466 s
  /// ```
  public func duration(of text: String, language: LanguageTag) -> Duration {
    let segment = SpokenSegment(text: text, language: language, source: .verbatim)
    return duration(of: Utterance(segments: [segment]))
  }

  /// How long an utterance takes.
  public func duration(of utterance: Utterance) -> Duration {
    var timing = UtteranceTimingBuilder(model: self, keepsWords: false)
    for segment in utterance.segments { timing.add(segment) }
    return timing.finish().duration
  }

  /// When each word of an utterance begins, and how long the whole takes.
  public func timing(of utterance: Utterance) -> UtteranceTiming {
    var timing = UtteranceTimingBuilder(model: self, keepsWords: true)
    for segment in utterance.segments { timing.add(segment) }
    return timing.finish()
  }

  /// What of a piece takes time.
  func tokens(of segment: SpokenSegment) -> [SpeechTokenizer.Token] {
    known.tokens(of: segment) { SpeechTokenizer($0, model: self).tokens() }
  }

  /// Units a second in a language: morae in Japanese, syllables elsewhere.
  func unitsPerSecond(_ language: LanguageTag) -> Double {
    rate / 60 * Self.syllablesPerWord * Self.pace(language)
  }

  // A word of running English text has 1.43 syllables.
  private static let syllablesPerWord = 1.43

  private static func pace(_ language: LanguageTag) -> Double {
    switch language.language {
    case "ja": 7.84 / 6.19
    case "zh", "cmn": 5.18 / 6.19
    default: 1
    }
  }

  static let sentencePause = 0.25
  static let commaPause = 0.10
  static let leastSeconds = 0.3
}
