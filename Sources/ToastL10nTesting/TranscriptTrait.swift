public import Testing
public import ToastAccessibility
public import ToastText
public import ToastTranscripts

/// Sets locale, reader and braille display for a test, or for all tests of a suite.
///
/// ```swift
/// @Suite(.transcripts(reader: .nvda, locale: "ja")) struct UploadTests { … }
/// ```
public struct TranscriptTrait: SuiteTrait, TestTrait, TestScoping {
  /// What is set; what is `nil` stays as it is around the test.
  public let settings: TranscriptSettings

  private let setsBraille: Bool

  /// Whether the tests inside a suite have it too.
  public var isRecursive: Bool { true }

  init(_ settings: TranscriptSettings, setsBraille: Bool) {
    self.settings = settings
    self.setsBraille = setsBraille
  }

  /// Runs a test with the settings.
  ///
  /// - Throws: What the test throws.
  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    var inner = TranscriptSettings.current
    inner.locale = settings.locale ?? inner.locale
    inner.reader = settings.reader ?? inner.reader
    if setsBraille { inner.braille = settings.braille }
    try await TranscriptSettings.$current.withValue(inner) { try await function() }
  }
}

extension Trait where Self == TranscriptTrait {
  /// Sets what the expectations of a test or suite do not say themselves.
  public static func transcripts(
    reader: ReaderProfile? = nil, locale: LanguageTag? = nil, braille: BrailleDisplay? = nil
  ) -> Self {
    let settings = TranscriptSettings(
      locale: locale, reader: reader, braille: braille ?? BrailleDisplay())
    return TranscriptTrait(settings, setsBraille: braille != nil)
  }
}
