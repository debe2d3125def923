import ToastText

extension Variation {
  /// Hands over each text with the path to it, such as `device.iphone.plural.one`.
  ///
  /// A plain text has the prefix itself as its path. The phrases of a string set are no texts of
  /// their own and are left out.
  public func forEachUnit(
    _ prefix: String? = nil, _ body: (StringUnit, String?) -> Void
  ) {
    func step(_ dimension: String, _ name: String) -> String {
      (prefix.map { $0 + "." } ?? "") + dimension + "." + name
    }
    switch self {
    case .unit(let unit):
      body(unit, prefix)
    case .set:
      break
    case .plural(let cases):
      for one in cases { one.value.forEachUnit(step("plural", one.selector.rawValue), body) }
    case .device(let cases):
      for one in cases { one.value.forEachUnit(step("device", one.selector.rawValue), body) }
    case .width(let cases):
      for one in cases { one.value.forEachUnit(step("width", String(one.selector)), body) }
    }
  }
}
