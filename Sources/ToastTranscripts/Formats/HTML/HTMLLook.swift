internal import ToastModel

/// What a picture of a toast shows beside its words: a drawing and its color, by name.
///
/// An icon or tint of the author's comes before what the status has, for so it would on the screen;
/// a reader of the report sees with their own eyes what only the color tells.
struct HTMLLook: Hashable {
  /// The drawing.
  let icon: String

  /// The color.
  let color: String

  init(_ message: ToastMessage) {
    let status = HTMLIcons.name(of: message.status)
    var icon: String?
    if case .system(let name) = message.icon {
      icon = name.split(separator: ".").lazy.compactMap { Self.drawings[String($0)] }.first
    }
    self.icon = icon ?? status
    color = message.tint.flatMap { Self.colors[$0.rawValue] } ?? status
  }

  /// The drawings that stand for parts of the names of system symbols.
  private static let drawings = [
    "checkmark": "success", "xmark": "error", "exclamationmark": "warning", "info": "info",
    "bell": "notification",
  ]

  private static let colors = [
    "red": "error", "green": "success", "orange": "warning", "yellow": "warning", "blue": "info",
    "purple": "notification", "teal": "progress", "gray": "normal",
  ]
}
