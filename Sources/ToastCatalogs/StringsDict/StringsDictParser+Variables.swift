import ToastText

extension StringsDictParser {
  /// A variable with its plural texts, or `nil` where the dictionary holds no such thing.
  mutating func variable(_ member: Member) -> Substitution? {
    path += ["substitutions", member.key]
    defer { path.removeLast(2) }
    guard let members = member.value.members else {
      report(
        "the variable ‘\(member.key.shortened)’ is \(member.value.kindName); make it a dictionary",
        at: member.keyRange)
      return nil
    }
    checkTypes(members, of: member)
    var cases: [Variation.Case<PluralCategory>] = []
    for one in members where !one.key.hasPrefix("NSString") {
      guard let value = pluralCase(one) else { continue }
      if let earlier = cases.firstIndex(where: { $0.selector == value.selector }) {
        cases[earlier] = value
      } else {
        cases.append(value)
      }
    }
    let specifier = members.last { $0.key == StringsDictKeys.valueType }?.value.string
    return Substitution(
      name: member.key, formatSpecifier: specifier, content: cases.isEmpty ? nil : .plural(cases),
      nameRange: member.keyRange)
  }

  /// Reports a variable whose rule Foundation does not apply, or whose number it cannot read.
  private mutating func checkTypes(_ members: [Member], of variable: Member) {
    let name = variable.key.shortened
    let rule = members.last { $0.key == StringsDictKeys.ruleType }
    let value = members.last { $0.key == StringsDictKeys.valueType }
    switch (rule, value) {
    case (nil, nil):
      report(
        "the variable ‘\(name)’ has neither ‘\(StringsDictKeys.ruleType)’ nor "
          + "‘\(StringsDictKeys.valueType)’, and its rule is not applied; add both",
        at: variable.keyRange)
    case (nil, .some):
      report(
        "the variable ‘\(name)’ has no ‘\(StringsDictKeys.ruleType)’, and its rule is not applied; "
          + "add it with the text ‘\(StringsDictKeys.plural)’", at: variable.keyRange)
    case (.some, nil):
      report(
        "the variable ‘\(name)’ has no ‘\(StringsDictKeys.valueType)’, and its number is not read; add "
          + "it with the conversion, such as ‘d’", at: variable.keyRange)
    case (.some, .some):
      break
    }
    if let rule, rule.value.string != StringsDictKeys.plural {
      report(
        "‘\((rule.value.string ?? rule.value.kindName).shortened)’ is no rule; write "
          + "‘\(StringsDictKeys.plural)’", at: rule.value.range)
    }
    if let value, value.value.string == nil {
      report(
        "‘\(StringsDictKeys.valueType)’ is \(value.value.kindName); make it a text",
        at: value.keyRange)
    }
  }

  private mutating func pluralCase(_ member: Member) -> Variation.Case<PluralCategory>? {
    guard let category = PluralCategory(rawValue: member.key) else {
      let known = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
      report(
        "‘\(member.key.shortened)’ is no plural category and its text is never shown; use one of "
          + known, at: member.keyRange, kind: "plural-unknown-category")
      return nil
    }
    guard let text = member.value.string else {
      report(
        "the plural case ‘\(member.key)’ is \(member.value.kindName); make it a text",
        at: member.keyRange)
      return nil
    }
    return Variation.Case(category, .unit(StringUnit(text, valueRange: member.value.range)))
  }
}
