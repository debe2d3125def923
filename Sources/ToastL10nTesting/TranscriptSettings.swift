public import ToastAccessibility
public import ToastText
public import ToastTranscripts

/// Who listens in a test or suite where an expectation does not say it.
public struct TranscriptSettings: Sendable {
  /// The locale, or `nil` for English.
  public var locale: LanguageTag?

  /// The reader, or `nil` for VoiceOver.
  public var reader: ReaderProfile?

  /// The braille display of forms that show braille.
  public var braille: BrailleDisplay

  /// Creates settings.
  public init(
    locale: LanguageTag? = nil, reader: ReaderProfile? = nil,
    braille: BrailleDisplay = BrailleDisplay()
  ) {
    self.locale = locale
    self.reader = reader
    self.braille = braille
  }

  /// The settings of the test that runs now.
  @TaskLocal static var current = TranscriptSettings()
}
