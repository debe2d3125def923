import ToastCatalogs
import ToastText

extension Message {
  init(_ text: String, syntax: MessageSyntax, rules: MessageLocale) {
    switch syntax {
    case .printf:
      self.init(.unit(StringUnit(text)), substitutions: [], hints: [], rules: rules)
    case .messageFormat:
      let pattern = MessageFormatPattern(text)
      self.init(
        body: .messageFormat(pattern), literal: pattern.literal, problems: pattern.problems,
        rules: rules)
    }
  }

  init(
    _ localization: CatalogLocalization, key: String, source: CatalogLocalization?,
    syntax: MessageSyntax, rules: MessageLocale
  ) {
    guard let content = localization.content else {
      self.init(key, syntax: syntax, rules: rules)
      return
    }
    if case .unit(let unit) = content, syntax == .messageFormat {
      self.init(unit.value, syntax: syntax, rules: rules)
      return
    }
    if case .unit(let unit) = content, !unit.value.utf8.contains(UInt8(ascii: "%")),
      localization.substitutions.isEmpty
    {
      let text = MessageText([.literal(unit.value)])
      let program = MessageProgram(root: .text(text), substitutions: [], usedPositions: [])
      self.init(body: .program(program), literal: unit.value, problems: [], rules: rules)
      return
    }
    var hints = [PrintfPattern(key)]
    if case .unit(let unit) = source?.content { hints.append(PrintfPattern(unit.value)) }
    self.init(
      content, substitutions: localization.substitutions, hints: hints, rules: rules)
  }

  private init(
    _ content: Variation, substitutions: [Substitution], hints: [PrintfPattern],
    rules: MessageLocale
  ) {
    var compiler = MessageCompiler(substitutions: substitutions, hints: hints)
    let program = compiler.program(content)
    var literal: String?
    if case .text(let text) = program.root { literal = text.literal }
    self.init(
      body: .program(program), literal: literal, problems: compiler.problems, rules: rules)
  }
}
