public import ToastText

/// What a braille display shows of an announcement: the pieces in a line, without the actions.
///
/// ```swift
/// composer.brailleMessage(of: announcement)?.text  // "Upload failed 3 of 5 files … alert"
/// ```
public struct BrailleMessage: Hashable, Sendable {
  /// The pieces, in order; put one after the other they are the line.
  public var segments: [SpokenSegment]

  /// The language of the surroundings; a piece may be in another.
  public var language: LanguageTag

  /// The cells before and after the text, such as VoiceOver's `⣿`; empty for none.
  public var frame: String

  /// Creates a message.
  public init(segments: [SpokenSegment], language: LanguageTag, frame: String = "") {
    self.segments = segments
    self.language = language
    self.frame = frame
  }

  /// The line as text.
  public var text: String { segments.map(\.text).joined() }
}
