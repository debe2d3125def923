/// A kind of device that a text can vary by.
///
/// An open set, so that a kind a newer Xcode writes survives.
public struct Device: RawRepresentable, Hashable, Sendable {
  /// The word in the file.
  public let rawValue: String

  /// Creates a kind from the word in a file.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// iPhone.
  public static let iPhone = Self(rawValue: "iphone")
  /// iPad.
  public static let iPad = Self(rawValue: "ipad")
  /// iPod touch.
  public static let iPod = Self(rawValue: "ipod")
  /// Mac.
  public static let mac = Self(rawValue: "mac")
  /// Apple Watch.
  public static let appleWatch = Self(rawValue: "applewatch")
  /// Apple TV.
  public static let appleTV = Self(rawValue: "appletv")
  /// Apple Vision.
  public static let appleVision = Self(rawValue: "applevision")
  /// Every kind without a branch of its own.
  public static let other = Self(rawValue: "other")
}
