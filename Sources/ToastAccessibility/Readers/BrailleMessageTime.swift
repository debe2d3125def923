/// How long a message stays on a braille display.
public enum BrailleMessageTime: Hashable, Sendable {
  /// Messages are not shown.
  case off
  /// It stays for so many seconds.
  case seconds(Double)
  /// It stays until the next one, or until it is dismissed.
  case indefinite
}
