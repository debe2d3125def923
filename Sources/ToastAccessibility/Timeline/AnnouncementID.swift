/// The place of an announcement in the order in which they were asked for, from 0.
public struct AnnouncementID: Hashable, Sendable, Comparable {
  /// The place.
  public let index: Int

  /// Orders announcements as they were asked for.
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

extension AnnouncementID: CustomStringConvertible {
  /// The place as a number sign and a number.
  public var description: String { "#\(index)" }
}
