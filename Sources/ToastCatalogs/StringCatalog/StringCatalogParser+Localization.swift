import ToastText

extension StringCatalogParser {
  /// Where in a localization an object with a text stands.
  enum Level {
    /// The localization itself.
    case root
    /// A branch of a choice by device.
    case device(Device)
    /// A branch of a choice by plural category.
    case plural(PluralCategory)
    /// A substitution.
    case substitution
  }

  /// The shapes one such object holds; there should be one of them.
  struct Shapes {
    var unit: StringUnit?
    var set: StringSet?
    var plural: [Variation.Case<PluralCategory>]?
    var device: [Variation.Case<Device>]?
    var substitutions: [Substitution] = []

    /// The shape that counts: a device branch before a plural before a plain text.
    var content: Variation? {
      if let device { return .device(device) }
      if let plural { return .plural(plural) }
      if let unit { return .unit(unit) }
      return set.map(Variation.set)
    }

    var count: Int {
      (unit == nil ? 0 : 1) + (set == nil ? 0 : 1) + (plural == nil ? 0 : 1)
        + (device == nil ? 0 : 1)
    }
  }

  /// The localization that stands next, or `nil` where something else stands there.
  mutating func localization(_ locale: String, range: Range<Int>) -> CatalogLocalization? {
    hasReferences = false
    guard let shapes = shapes(.root, name: locale, at: range.lowerBound) else { return nil }
    let localization = CatalogLocalization(
      locale: locale, content: shapes.content, substitutions: shapes.substitutions,
      localeRange: range)
    if hasReferences || !shapes.substitutions.isEmpty { check(localization) }
    return localization
  }

  /// Reads the localization that stands next and adds it to those of its entry.
  mutating func addLocalization(
    _ locale: String, range: Range<Int>, to result: inout [CatalogLocalization]
  ) {
    guard let plain = PlainUnit.match(scanner.bytes.span, at: scanner.offset, names),
      !refersToSubstitution(plain.value)
    else {
      if let localization = localization(locale, range: range) { result.append(localization) }
      return
    }
    scanner.advance(pastValueTo: plain.end)
    let unit = StringUnit(
      scanner.text(of: JSONString(range: plain.value, isPlain: true)),
      state: state(JSONString(range: plain.state, isPlain: true)), valueRange: plain.value)
    result.append(
      CatalogLocalization(locale: locale, content: .unit(unit), localeRange: range))
  }

  /// Reads one object with a text in it, whatever its level.
  mutating func shapes(_ level: Level, name: String, at place: Int) -> Shapes? {
    let kind = scanner.peek()
    let start = scanner.offset
    guard kind == .object else {
      scanner.reject(kind, expected: "an object with a ‘stringUnit’", of: name.shortened)
      return nil
    }
    guard scanner.enterObject() else { return nil }
    var shapes = Shapes()
    var fields = FieldSet()
    while let field = scanner.nextKey() {
      let name = scanner.name(of: field)
      if name == names.stringUnit {
        checkFirst(0, &fields, field, objectStart: start)
        shapes.unit = stringUnit(at: field.range.lowerBound)
      } else if name == names.variations {
        checkFirst(1, &fields, field, objectStart: start)
        checkVariable(level, at: field.range.lowerBound)
        variations(into: &shapes)
      } else {
        readRare(field, name, level, into: &shapes, &fields, objectStart: start)
      }
    }
    if shapes.count > 1 { reportOverlap(at: place) }
    return shapes
  }

  private mutating func readRare(
    _ field: JSONString, _ name: JSONName, _ level: Level, into shapes: inout Shapes,
    _ fields: inout FieldSet,
    objectStart: Int
  ) {
    if name == names.substitutions {
      checkFirst(2, &fields, field, objectStart: objectStart)
      guard case .root = level else {
        reportStructure(
          "substitutions inside a branch are not seen; move them beside the locale's own text",
          at: field.range.lowerBound)
        return scanner.checkValue()
      }
      shapes.substitutions = substitutions()
    } else if name == names.stringSet {
      checkFirst(3, &fields, field, objectStart: objectStart)
      shapes.set = stringSet()
    } else {
      skipUnknownField(field)
    }
  }

  /// Reports a branch that may hold a plain text only. (Xcode 27's compiler has these two errors.)
  private mutating func checkVariable(_ level: Level, at place: Int) {
    switch level {
    case .plural(let category):
      reportStructure(
        "the plural case ‘\(category.rawValue)’ cannot vary further; choose the device first and "
          + "the plural inside it", at: place)
    case .device(.other):
      reportStructure(
        "the fallback ‘other’ of a choice by device cannot vary further; give it one text",
        at: place)
    case .root, .device, .substitution:
      break
    }
  }

  private mutating func reportOverlap(at place: Int) {
    reportStructure(
      "several shapes of one text stand side by side, and exchange with translators loses all but "
        + "one; keep one (a choice by device counts before a plural, a plural before a plain text)",
      at: place, severity: .warning)
  }
}
