/// How a person works the device; hints name its gestures.
public enum ToastInputMethod: String, Hashable, Sendable, CaseIterable {
  /// Fingers on a screen.
  case touch
  /// Keys.
  case keyboard
  /// One or two switches.
  case `switch`
}
