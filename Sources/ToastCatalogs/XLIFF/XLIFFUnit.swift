public import ToastText

/// One text and its translation. (XLIFF 1.2, `<trans-unit>`.)
public struct XLIFFUnit: Hashable, Sendable {
  /// The key, and behind `|==|` the path to one of its texts, as Xcode writes it.
  public var id: String

  /// The text in the source language.
  public var source: String

  /// The translation, or `nil` where there is none.
  public var target: String?

  /// The state of the translation, such as `needs-review-l10n`, or `nil`.
  public var state: String?

  /// How the translation came about, such as `leveraged-mt`, or `nil`.
  public var stateQualifier: String?

  /// The comment for translators; empty where there is none.
  public var note: String

  /// Where the unit stands in its file, or `nil` where it was not read from one.
  public var position: SourcePosition?

  /// Whether there is a translation, and its state does not say that work on it goes on.
  public var isTranslated: Bool {
    target != nil && XLIFFState.meaning(state: state, qualifier: stateQualifier) != .unfinished
  }

  /// Creates a unit.
  public init(
    id: String, source: String, target: String? = nil, state: String? = nil,
    stateQualifier: String? = nil, note: String = "", position: SourcePosition? = nil
  ) {
    self.id = id
    self.source = source
    self.target = target
    self.state = state
    self.stateQualifier = stateQualifier
    self.note = note
    self.position = position
  }
}
