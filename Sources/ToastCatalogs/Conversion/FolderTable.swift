import ToastText

/// Writes the texts of one locale as a `.strings` and a `.stringsdict` file.
struct FolderTable {
  /// The name of the one variable of a text that as a whole is a choice by plural.
  ///
  /// Reading it back, the text is made such a choice again and no substitution.
  static let wholeTextVariable = "variable_0"

  /// Whether a variable is the one of a text that as a whole is a choice by plural.
  ///
  /// Those of further branches bear the branch behind the name, see ``VariableScope``.
  static func isWholeText(_ variable: String) -> Bool {
    variable == wholeTextVariable || variable.hasPrefix(wholeTextVariable + "_")
  }

  private let catalog: Catalog
  private let locale: String
  private var stringsWriter = StringsFileWriter()
  private var rules: [(key: String, comment: String?, rule: PropertyListNode)] = []

  init(_ catalog: Catalog, locale: String) {
    self.catalog = catalog
    self.locale = locale
  }

  /// The `.strings` file, or `nil` where no text goes there.
  var strings: [UInt8]? { stringsWriter.isEmpty ? nil : stringsWriter.bytes }

  /// The `.stringsdict` file, or `nil` where no text goes there.
  var stringsDict: [UInt8]? { rules.isEmpty ? nil : PropertyListWriter.bytes(of: rules) }

  mutating func write() {
    for entry in catalog.entries {
      if let localization = entry.localization(locale), localization.content != nil {
        write(localization, of: entry)
      } else if locale == catalog.sourceLanguage {
        stringsWriter.add(entry.key, entry.key, comment: entry.comment)
      }
    }
  }

  private mutating func write(_ localization: CatalogLocalization, of entry: CatalogEntry) {
    switch localization.content {
    case .unit(let unit) where localization.substitutions.isEmpty:
      stringsWriter.add(entry.key, unit.value, comment: entry.comment)
    case .set(let set):
      stringsWriter.add(entry.key, phrases: set.values, comment: entry.comment)
    case .some(let content):
      let variables = localization.substitutions
      rules.append((entry.key, entry.comment, rule(content, variables)))
    case nil:
      break
    }
  }

  /// A choice or a text with variables as a rule.
  private func rule(_ content: Variation, _ variables: [Substitution]) -> PropertyListNode {
    switch content {
    case .unit(let unit):
      let used = Self.reachable(from: unit.value, variables)
      if used.isEmpty { return .text(unit.value) }
      let text = Self.positioned(unit.value, variables)
      return .dictionary(
        [(StringsDictKeys.format, .text(text))]
          + used.map {
            ($0.name, Self.variable($0, position: Self.position(of: $0, in: unit.value)))
          })
    case .set(let set):
      return .list(set.values.map(PropertyListNode.text))
    case .plural(let cases):
      return wholePlural(cases, variables)
    case .device(let cases):
      let branches = cases.map { ($0.selector.rawValue, rule($0.value, variables)) }
      return .dictionary([(StringsDictKeys.device, .dictionary(branches))])
    case .width(let cases):
      let branches = cases.map { (String($0.selector), rule($0.value, variables)) }
      return .dictionary([(StringsDictKeys.width, .dictionary(branches))])
    }
  }

  /// A text that as a whole is a choice by plural: a format of one variable, and of those its texts
  /// refer to.
  private func wholePlural(
    _ cases: [Variation.Case<PluralCategory>], _ variables: [Substitution]
  ) -> PropertyListNode {
    var texts: [(String, String)] = []
    for one in cases {
      // A plural case that varies further is an error of the catalog; its first text stays.
      one.value.forEachUnit { unit, _ in
        if !texts.contains(where: { $0.0 == one.selector.rawValue }) {
          texts.append((one.selector.rawValue, unit.value))
        }
      }
    }
    let governing = Self.governing(texts.map(\.1))
    let name = Self.wholeTextVariable
    let position = governing.position == 1 ? "" : "\(governing.position)$"
    let branches = texts.map { category, text in
      // Unnumbered conversions would start at the governing argument.
      let numbered = governing.position == 1 ? text : Self.numbered(text)
      return (category, PropertyListNode.text(numbered))
    }
    let all = texts.map(\.1).joined(separator: " ")
    return .dictionary(
      [
        (StringsDictKeys.format, .text("%\(position)#@\(name)@")),
        (name, Self.variable(type: governing.type, branches)),
      ]
        + Self.reachable(from: all, variables).map {
          ($0.name, Self.variable($0, position: $0.argumentNumber))
        })
  }

  private static func variable(
    type: String, _ cases: [(String, PropertyListNode)]
  ) -> PropertyListNode {
    .dictionary(
      [
        (StringsDictKeys.ruleType, .text(StringsDictKeys.plural)),
        (StringsDictKeys.valueType, .text(type)),
      ] + cases)
  }
}

extension FolderTable {
  /// The variables a text refers to, also through other variables, in the order of the catalog.
  private static func reachable(
    from text: String, _ variables: [Substitution]
  ) -> [Substitution] {
    var names: Set<String> = []
    var waiting = SubstitutionReferences.names(in: text)
    while let name = waiting.popLast() {
      guard names.insert(name).inserted else { continue }
      for variable in variables where variable.name == name {
        variable.content?.forEachUnit { unit, _ in
          waiting += SubstitutionReferences.names(in: unit.value)
        }
      }
    }
    return variables.filter { names.contains($0.name) }
  }

  /// A text whose references name their argument where it is not the one of their own place.
  private static func positioned(_ text: String, _ variables: [Substitution]) -> String {
    let positions = PrintfConversion.positions(in: PrintfConversion.all(in: text))
    return PrintfConversion.replacing(in: text) { conversion, number in
      guard let name = conversion.reference, conversion.position == nil,
        let variable = variables.first(where: { $0.name == name }),
        let wanted = variable.argumentNumber, wanted != positions[number]
      else { return conversion.text(position: conversion.position) }
      return conversion.text(position: wanted)
    }
  }

  /// The argument a variable takes, as far as the text tells.
  private static func position(of variable: Substitution, in text: String) -> Int? {
    if let number = variable.argumentNumber { return number }
    let conversions = PrintfConversion.all(in: text)
    let number = conversions.firstIndex { $0.reference == variable.name }
    return number.map { PrintfConversion.positions(in: conversions)[$0] }
  }

  /// A substitution as a variable: `%arg` becomes a conversion of its type.
  private static func variable(_ variable: Substitution, position: Int?) -> PropertyListNode {
    let type = variable.formatSpecifier ?? "lld"
    var cases: [(String, PropertyListNode)] = []
    if case .plural(let plural) = variable.content {
      for one in plural {
        one.value.forEachUnit { unit, _ in
          cases.append((one.selector.rawValue, .text(withoutArg(unit.value, type, position))))
        }
      }
    } else {
      variable.content?.forEachUnit { unit, _ in
        if cases.isEmpty { cases.append(("other", .text(withoutArg(unit.value, type, position)))) }
      }
    }
    return self.variable(type: type, cases)
  }

  private static func withoutArg(_ text: String, _ type: String, _ position: Int?) -> String {
    // Numbered and unnumbered conversions do not mix in one text.
    let isNumbered = PrintfConversion.all(in: text).contains { $0.position != nil }
    return PrintfConversion.replacing(in: text) { conversion, _ in
      guard conversion.type == "arg" else { return conversion.text(position: conversion.position) }
      return conversion.text(position: isNumbered ? position : nil, type: type)
    }
  }

  private static func numbered(_ text: String) -> String {
    let positions = PrintfConversion.positions(in: PrintfConversion.all(in: text))
    return PrintfConversion.replacing(in: text) { $0.text(position: positions[$1]) }
  }

  /// The argument that chooses among some texts: the first number that one of them shows.
  private static func governing(_ texts: [String]) -> (position: Int, type: String) {
    for text in texts {
      let conversions = PrintfConversion.all(in: text)
      let positions = PrintfConversion.positions(in: conversions)
      if let number = conversions.firstIndex(where: \.isNumeric) {
        return (positions[number], conversions[number].type)
      }
    }
    return (1, "lld")
  }
}
