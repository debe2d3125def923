import ToastText

extension StringCatalogParser {
  /// Reads the choices that stand next into the shapes of their text.
  mutating func variations(into shapes: inout Shapes) {
    let kind = scanner.peek()
    let start = scanner.offset
    guard kind == .object else {
      return scanner.reject(kind, expected: "an object with ‘plural’ or ‘device’", of: "variations")
    }
    guard scanner.enterObject() else { return }
    var fields = FieldSet()
    while let field = scanner.nextKey() {
      let name = scanner.name(of: field)
      if name == names.plural {
        checkFirst(0, &fields, field, objectStart: start)
        path.append("plural")
        shapes.plural = pluralCases()
        path.removeLast()
      } else if name == names.device {
        checkFirst(1, &fields, field, objectStart: start)
        path.append("device")
        shapes.device = deviceCases()
        path.removeLast()
      } else {
        skipUnknownField(field)
      }
    }
  }

  private mutating func pluralCases() -> [Variation.Case<PluralCategory>] {
    var cases: [Variation.Case<PluralCategory>] = []
    readCases("plural") { parser, token in
      let name = parser.scanner.text(of: token)
      guard let category = PluralCategory(rawValue: name) else {
        return parser.rejectCategory(name, at: token.range.lowerBound)
      }
      guard let value = parser.branch(.plural(category), name, at: token.range.lowerBound) else {
        return
      }
      if let earlier = cases.firstIndex(where: { $0.selector == category }) {
        cases[earlier].value = value
      } else {
        cases.append(Variation.Case(category, value))
      }
    }
    return cases
  }

  private mutating func deviceCases() -> [Variation.Case<Device>] {
    var cases: [Variation.Case<Device>] = []
    readCases("device") { parser, token in
      let device = Device(rawValue: parser.scanner.text(of: token))
      parser.checkDevice(device, at: token.range.lowerBound)
      let value = parser.branch(.device(device), device.rawValue, at: token.range.lowerBound)
      guard let value else { return }
      if let earlier = cases.firstIndex(where: { $0.selector == device }) {
        cases[earlier].value = value
      } else {
        cases.append(Variation.Case(device, value))
      }
    }
    return cases
  }

  /// Hands over each key of the choice that stands next.
  private mutating func readCases(
    _ name: String, _ read: (inout StringCatalogParser, JSONString) -> Void
  ) {
    let kind = scanner.peek()
    let start = scanner.offset
    guard kind == .object else {
      return scanner.reject(kind, expected: "an object of cases", of: name)
    }
    guard scanner.enterObject() else { return }
    var seen: [String] = []
    while let token = scanner.nextKey() {
      let text = scanner.text(of: token)
      if seen.contains(text) {
        let first = scanner.firstPlace(ofKey: text, inObjectAt: start) ?? start
        scanner.reportDuplicate(text, at: token.range.lowerBound, earlier: first)
      }
      seen.append(text)
      read(&self, token)
    }
  }

  private mutating func branch(_ level: Level, _ name: String, at place: Int) -> Variation? {
    path.append(name)
    defer { path.removeLast() }
    guard let shapes = shapes(level, name: name, at: place) else { return nil }
    if shapes.content == nil {
      reportStructure("this branch has no text; add a ‘stringUnit’ or take it away", at: place)
    }
    return shapes.content
  }

  private mutating func rejectCategory(_ name: String, at place: Int) {
    path.append(name)
    defer { path.removeLast() }
    let known = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
    scanner.log.report(
      "plural-unknown-category", .error,
      "‘\(name.shortened)’ is no plural category and its text is never shown; use one of \(known)",
      at: place - 1, path: pathText)
    scanner.checkValue()
  }

  private mutating func checkDevice(_ device: Device, at place: Int) {
    guard !Device.known.contains(device) else { return }
    scanner.log.report(
      "unknown-device", .warning,
      "the device ‘\(device.rawValue.shortened)’ is not known and kept as it is; check its spelling",
      at: place, path: pathText)
  }
}

extension Device {
  /// The kinds Xcode knows.
  static let known: [Self] = [
    .iPhone, .iPad, .iPod, .mac, .appleWatch, .appleTV, .appleVision, .other,
  ]
}
