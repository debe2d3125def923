public import ToastText

/// How a localizer looks texts up and writes them.
public struct LocalizerOptions: Sendable {
  /// How languages are matched.
  public var mode: LocaleMatchMode

  /// The language the texts of the catalogs are written in.
  public var syntax: MessageSyntax

  /// How messages are shown.
  public var message: MessageOptions

  /// The languages of the kit's own words, or `nil` for those of the texts.
  public var labelRequest: LocaleRequest?

  /// Whether the kit's own words are looked up after the catalogs.
  public var includesLabels: Bool

  /// Creates options.
  public init(
    mode: LocaleMatchMode = .default,
    syntax: MessageSyntax = .printf,
    message: MessageOptions = MessageOptions(),
    labelRequest: LocaleRequest? = nil,
    includesLabels: Bool = true
  ) {
    self.mode = mode
    self.syntax = syntax
    self.message = message
    self.labelRequest = labelRequest
    self.includesLabels = includesLabels
  }
}
