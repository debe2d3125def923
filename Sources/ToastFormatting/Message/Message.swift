public import ToastCatalogs
public import ToastText

/// A text with its placeholders, read once and written as often as needed.
///
/// A message never changes, so any number of threads may write it at the same time. Writing never
/// fails: it gives the best text and a list of problems.
///
/// ```swift
/// let message = Message("Moved %1$lld photos to %2$@", locale: "en")
/// message.text([1234, "Archive"])  // "Moved 1,234 photos to Archive"
/// message.format([1234]).problems.first?.message
/// // "argument 2 of ‘%2$@’ is missing; pass it"
/// ```
public struct Message: Sendable {
  /// What kind of text it is, made ready.
  enum Body: Sendable {
    case program(MessageProgram)
    case messageFormat(MessageFormatPattern)
  }

  /// What a message holds, behind one reference: copying a message costs no more.
  final class Storage: Sendable {
    let literal: String?
    let problems: [Problem]
    let body: Body
    let rules: MessageLocale
    /// The same made flat, where it is simple enough.
    let flat: FlatMessage?

    init(body: Body, literal: String?, problems: [Problem], rules: MessageLocale) {
      self.body = body
      self.literal = literal
      self.problems = problems
      self.rules = rules
      flat = literal == nil ? FlatMessage(body) : nil
    }
  }

  let storage: Storage

  /// The whole text if it takes no arguments and does not vary; else `nil`.
  public var literal: String? { storage.literal }

  /// What was wrong with the text; positions are within it.
  public var problems: [Problem] { storage.problems }

  var body: Body { storage.body }
  var rules: MessageLocale { storage.rules }

  /// The language of the text, which decides its plurals.
  public var locale: LanguageTag { rules.tag }

  init(body: Body, literal: String?, problems: [Problem], rules: MessageLocale) {
    storage = Storage(body: body, literal: literal, problems: problems, rules: rules)
  }

  /// Reads a text without variations.
  public init(_ text: String, syntax: MessageSyntax = .printf, locale: LanguageTag) {
    self.init(text, syntax: syntax, rules: .shared(locale))
  }

  /// Reads the text of a catalog with all its variations.
  ///
  /// `key` and `source`, the text of the source language, tell which argument decides a plural whose
  /// own texts do not show their number.
  public init(
    _ localization: CatalogLocalization,
    key: String,
    source: CatalogLocalization? = nil,
    syntax: MessageSyntax = .printf,
    locale: LanguageTag
  ) {
    self.init(
      localization, key: key, source: source, syntax: syntax, rules: .shared(locale))
  }
}
