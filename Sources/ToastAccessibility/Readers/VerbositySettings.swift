/// What a reader's user has chosen to hear.
///
/// Each member is a key of `--verbosity KEY=VALUE`; its values stand at ``VerbosityKey``.
public struct VerbositySettings: Hashable, Sendable {
  /// How the presence of actions is told.
  public enum Actions: String, Hashable, Sendable, CaseIterable {
    /// In words.
    case speak
    /// By a sound, which a transcript does not write.
    case sound
    /// Not at all.
    case off
  }

  /// How numbers are said.
  public enum Numbers: String, Hashable, Sendable, CaseIterable {
    /// As they are written; the voice reads them.
    case digits
    /// Spelled out in words.
    case words
  }

  /// How many signs are said by their names.
  public enum Punctuation: String, Hashable, Sendable, CaseIterable {
    /// None.
    case none
    /// Those that matter, such as `@` and `%`.
    case some
    /// All but the marks that a voice pauses at.
    case most
    /// All.
    case all
    /// All, blanks too, as when reading character by character.
    case char
  }

  /// Whether the status word is said.
  public var status: Bool
  /// How the presence of actions is told.
  public var actions: Actions
  /// Whether hints are said.
  public var hints: Bool
  /// Whether role words are said.
  public var roles: Bool
  /// How numbers are said.
  public var numbers: Numbers
  /// How many signs are said by their names.
  public var punctuation: Punctuation
  /// Whether texts are spelled letter by letter, capitals named.
  public var spelling: Bool
  /// How long a message stays on a braille display.
  public var brailleMessage: BrailleMessageTime

  /// Creates settings.
  public init(
    status: Bool = true, actions: Actions = .speak, hints: Bool = true, roles: Bool = true,
    numbers: Numbers = .digits, punctuation: Punctuation = .some, spelling: Bool = false,
    brailleMessage: BrailleMessageTime = .indefinite
  ) {
    self.status = status
    self.actions = actions
    self.hints = hints
    self.roles = roles
    self.numbers = numbers
    self.punctuation = punctuation
    self.spelling = spelling
    self.brailleMessage = brailleMessage
  }
}
