public import ToastText

/// A text, or a choice among texts by plural category, device or width.
public enum Variation: Hashable, Sendable {
  /// One text.
  case unit(StringUnit)
  /// A list of phrases that is no look-up text (App Shortcuts).
  case set(StringSet)
  /// A choice by the plural category of the governing argument, in the order of the file.
  case plural([Case<PluralCategory>])
  /// A choice by the kind of device, in the order of the file.
  case device([Case<Device>])
  /// A choice by the available width, the smallest first (`.stringsdict` only).
  case width([Case<Int>])

  /// One branch of a choice.
  public struct Case<Selector: Hashable & Sendable>: Hashable, Sendable {
    /// What selects the branch.
    public var selector: Selector
    /// What the branch holds.
    public var value: Variation

    /// Creates a branch.
    public init(_ selector: Selector, _ value: Variation) {
      self.selector = selector
      self.value = value
    }
  }
}
