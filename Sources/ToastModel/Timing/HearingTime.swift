public import ToastText

/// How long it takes to hear a toast in a language; injected, for the engine knows no reader.
public typealias HearingTime = @Sendable (ToastMessage, LanguageTag) -> Duration
