public import ToastCatalogs

/// How a message is shown.
public struct MessageOptions: Hashable, Sendable {
  /// When a value is kept apart from the text around it by invisible marks.
  ///
  /// (UAX #9, section 2.7; after MessageFormat 2, Default Bidi Strategy.)
  public enum Isolation: String, Hashable, Sendable, CaseIterable {
    /// Where the direction of the value could disturb the text: an Arabic name in an English text, an
    /// English one in an Arabic text.
    case automatic
    /// Never: for text that is spoken or brailled.
    case never
  }

  /// What the numbers of a message are written with.
  public enum Numerals: String, Hashable, Sendable, CaseIterable {
    /// The digits, groups and signs of the language.
    case localized
    /// ASCII digits without groups, as C writes them: for text that a program reads.
    case posix
  }

  /// The kind of device whose branch is taken; `other` where a text has none for it.
  public var device: Device

  /// The width the text has, in the unit of the catalog, or `nil` for as much as it needs.
  public var width: Int?

  /// When values are isolated.
  public var isolation: Isolation

  /// What the numbers of printf placeholders are written with.
  public var numerals: Numerals

  /// Creates options.
  public init(
    device: Device = .iPhone, width: Int? = nil, isolation: Isolation = .automatic,
    numerals: Numerals = .localized
  ) {
    self.device = device
    self.width = width
    self.isolation = isolation
    self.numerals = numerals
  }
}
