/// A side of a toast, by the direction of the language.
public enum ToastSide: String, Hashable, Sendable, CaseIterable {
  /// Where a line of text begins: left in English, right in Arabic.
  case leading
  /// Where a line of text ends.
  case trailing
}
