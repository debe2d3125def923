/// The keys of messages that are checked on each build.
public enum Messages {
  /// Nothing has come in.
  public static let empty = "messages.empty"
}
