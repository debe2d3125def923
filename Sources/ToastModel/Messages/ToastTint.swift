/// The colour that a toast asks for, by name; an open set.
///
/// A colour tells nothing to those who do not see it, so the kit never reads a meaning out of it.
public struct ToastTint: RawRepresentable, Hashable, Sendable {
  /// The name of the colour.
  public let rawValue: String

  /// Creates a colour from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Green, for success in several libraries.
  public static let green = ToastTint(rawValue: "green")
  /// Red, for failure in several libraries.
  public static let red = ToastTint(rawValue: "red")
  /// Gray, for information in several libraries.
  public static let gray = ToastTint(rawValue: "gray")
}
