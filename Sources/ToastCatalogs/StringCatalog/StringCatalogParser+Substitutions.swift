import ToastText

extension StringCatalogParser {
  /// The substitutions that stand next.
  mutating func substitutions() -> [Substitution] {
    let kind = scanner.peek()
    guard kind == .object else {
      scanner.reject(kind, expected: "an object of names", of: "substitutions")
      return []
    }
    guard scanner.enterObject() else { return [] }
    var result: [Substitution] = []
    while let token = scanner.nextKey() {
      let name = scanner.text(of: token)
      path = ["substitutions", name]
      if let substitution = substitution(name, range: token.range) {
        add(substitution, to: &result)
      }
      path = []
    }
    return result
  }

  private mutating func add(_ substitution: Substitution, to result: inout [Substitution]) {
    guard let earlier = result.firstIndex(where: { $0.name == substitution.name }) else {
      return result.append(substitution)
    }
    scanner.reportDuplicate(
      substitution.name, at: substitution.nameRange.lowerBound,
      earlier: result[earlier].nameRange.lowerBound)
    result[earlier] = substitution
  }

  private mutating func substitution(_ name: String, range: Range<Int>) -> Substitution? {
    let kind = scanner.peek()
    let start = scanner.offset
    guard kind == .object else {
      scanner.reject(kind, expected: "an object with ‘variations’", of: name.shortened)
      return nil
    }
    guard scanner.enterObject() else { return nil }
    var result = Substitution(name: name, content: nil, nameRange: range)
    var shapes = Shapes()
    var fields = FieldSet()
    while let field = scanner.nextKey() {
      let name = scanner.name(of: field)
      if name == names.argNum {
        checkFirst(0, &fields, field, objectStart: start)
        result.argumentNumber = argumentNumber()
      } else if name == names.formatSpecifier {
        checkFirst(1, &fields, field, objectStart: start)
        result.formatSpecifier = readString("formatSpecifier")
      } else if name == names.variations {
        checkFirst(2, &fields, field, objectStart: start)
        variations(into: &shapes)
      } else if name == names.stringUnit {
        checkFirst(3, &fields, field, objectStart: start)
        shapes.unit = stringUnit(at: field.range.lowerBound)
      } else {
        skipUnknownField(field)
      }
    }
    result.content = shapes.content
    if shapes.content == nil {
      reportStructure(
        "the substitution ‘\(name.shortened)’ has no text; add ‘variations’", at: range.lowerBound)
    }
    return result
  }

  private mutating func argumentNumber() -> Int? {
    let kind = scanner.peek()
    let place = scanner.offset
    guard kind == .scalar else {
      scanner.reject(kind, expected: "a number from 1", of: "argNum")
      return nil
    }
    if let number = scanner.scalar().number?.integerValue, number >= 1 { return number }
    reportStructure("‘argNum’ is no whole number from 1; give the argument's position", at: place)
    return nil
  }

  /// Reports what is wrong between a text and its substitutions.
  mutating func check(_ localization: CatalogLocalization) {
    if localization.content == nil, !localization.substitutions.isEmpty {
      reportStructure(
        "the substitutions have no text that refers to them; add a ‘stringUnit’ with ‘%#@NAME@’",
        at: localization.localeRange.lowerBound)
    }
    for fault in SubstitutionChecker.faults(in: localization) {
      scanner.log.report(
        fault.kind, fault.severity, fault.message, at: fault.offset, path: fault.path)
    }
  }
}
