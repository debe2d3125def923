/// How the toasts of one status are announced.
public struct StatusRule: Hashable, Sendable {
  /// The name of the style through the reader's native channel.
  public var style: String

  /// The name of the style through a live region.
  public var region: String

  /// How urgent the announcement is.
  public var priority: AnnouncementPriority

  /// Creates a rule.
  public init(
    style: String = "announcement", region: String = "polite",
    priority: AnnouncementPriority = .default
  ) {
    self.style = style
    self.region = region
    self.priority = priority
  }
}
