public import ToastModel

/// How a message stands on a braille display.
public struct BrailleMessageStyle: Hashable, Sendable {
  /// What is shown, in this order.
  public var parts: [ReaderPart]

  /// What stands between two parts.
  public var separator: String

  /// The cells before and after the text, such as `⣿`; empty for none.
  public var frame: String

  /// The statuses whose text stands in the frame.
  public var framedStatuses: [ToastStatus]

  /// Creates a style.
  public init(
    parts: [ReaderPart] = [.sentence], separator: String = " ", frame: String = "",
    framedStatuses: [ToastStatus] = []
  ) {
    self.parts = parts
    self.separator = separator
    self.frame = frame
    self.framedStatuses = framedStatuses
  }
}
