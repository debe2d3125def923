/// Checks that are turned on together.
public enum CheckGroup: String, Hashable, Sendable, CaseIterable {
  /// On unless turned off.
  case standard
  /// House style: typography that teams decide differently. Off unless enabled.
  case style
  /// Whether equal sources have equal translations. Off unless enabled.
  case consistency
  /// How source texts could be easier to translate. Off unless enabled.
  case source
}
