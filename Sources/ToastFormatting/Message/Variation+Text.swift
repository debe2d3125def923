import ToastCatalogs

extension Variation {
  /// Whether there is a text to show; an empty one that nobody has translated yet is none.
  var hasText: Bool {
    switch self {
    case .unit(let unit): !unit.value.isEmpty || unit.state != .new
    case .set: true
    case .plural(let cases): cases.isEmpty || cases.contains(where: \.value.hasText)
    case .device(let cases): cases.isEmpty || cases.contains(where: \.value.hasText)
    case .width(let cases): cases.isEmpty || cases.contains(where: \.value.hasText)
    }
  }
}
