public import ToastText

/// What the engine asks about texts and languages; injected, for it knows no catalog.
public struct ToastTextResolver: Sendable {
  /// The words of a text in a language.
  public var text: @Sendable (ToastText, LanguageTag) -> String

  /// The direction in which a language is written.
  public var direction: @Sendable (LanguageTag) -> ToastDirection

  /// Creates a resolver.
  public init(
    text: @escaping @Sendable (ToastText, LanguageTag) -> String,
    direction: @escaping @Sendable (LanguageTag) -> ToastDirection = { ToastDirection(of: $0) }
  ) {
    self.text = text
    self.direction = direction
  }

  /// A resolver without catalogs: a key stands for itself.
  public static let verbatim = ToastTextResolver { text, _ in
    switch text.content {
    case .verbatim(let words): words
    case .key(let key, _, _): key
    }
  }
}
