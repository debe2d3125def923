public import ToastAccessibility
public import ToastText

/// Who listens to a scenario, and how.
public struct TranscriptOptions: Sendable {
  /// The screen reader.
  public var reader: ReaderProfile

  /// What its user has chosen to hear.
  public var verbosity: VerbositySettings

  /// The rate of the voice, in words a minute.
  public var rate: Double

  /// Whether assistive technology lengthens the time of toasts, or `nil` for what the scenario
  /// says.
  public var assistive: Bool?

  /// The language of the host app, which the kit's own labels follow, or `nil` for that of the
  /// texts.
  public var hostLocale: LanguageTag?

  /// Whether the dictionary reads Japanese words, for speech to be timed by.
  ///
  /// A reading that the author wrote counts in any case. Where the dictionary is not asked, or not
  /// installed, a kanji takes the mean of all kanji, which for a short text is off by some 9 %.
  public var guessesReadings: Bool

  /// The braille display, or `nil` for a transcript without braille.
  public var braille: BrailleDisplay?

  /// Creates options; what is left out is as VoiceOver comes.
  public init(
    reader: ReaderProfile = .voiceOver,
    verbosity: VerbositySettings? = nil,
    rate: Double = HearingTimeModel.defaultRate,
    assistive: Bool? = nil,
    hostLocale: LanguageTag? = nil,
    guessesReadings: Bool = true,
    braille: BrailleDisplay? = nil
  ) {
    self.reader = reader
    self.verbosity = verbosity ?? reader.verbosity
    self.rate = rate
    self.assistive = assistive
    self.hostLocale = hostLocale
    self.guessesReadings = guessesReadings
    self.braille = braille
  }
}
