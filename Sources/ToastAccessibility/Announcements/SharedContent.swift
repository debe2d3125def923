/// The content of an announcement, held in one place, so that records are cheap to copy.
final class SharedContent: Hashable, Sendable {
  /// The content.
  let value: ToastContent

  /// Holds a content; `nil` for none.
  init?(_ value: ToastContent?) {
    guard let value else { return nil }
    self.value = value
  }

  static func == (left: SharedContent, right: SharedContent) -> Bool {
    left === right || left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
