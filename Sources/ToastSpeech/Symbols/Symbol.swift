import ToastAccessibility

/// A punctuation mark or sign, and when it is said by its name.
struct Symbol: Sendable {
  /// Where a mark stands, as far as it changes what the mark means.
  enum Context: String, Sendable {
    /// Between two digits: a decimal point.
    case number
    /// Between two letters or digits, without blanks: the dot of an address.
    case word
    /// Anywhere else.
    case any
  }

  /// What becomes of the mark itself, for which a voice pauses or raises its tone.
  enum Keep: String, Sendable {
    case always
    case never
  }

  /// The level from which on it is named.
  var level: VerbositySettings.Punctuation
  /// Whether the mark stays beside its name.
  var keep: Keep
  /// Its name.
  var name: String
}
