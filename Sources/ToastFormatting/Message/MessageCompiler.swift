import ToastCatalogs
import ToastText

/// Makes a program of a catalog's text, its variations and its substitutions.
struct MessageCompiler {
  private(set) var problems: [Problem] = []
  private(set) var substitutions: [MessageSubstitution] = []
  private(set) var usedPositions: Set<Int> = []

  let definitions: [String: Substitution]
  /// The positions of the numbers of the key and of the source text: hints for a plural whose texts
  /// do not show their number.
  let hints: [PrintfPattern]
  private let claims: [String: Int]
  private var indices: [SubstitutionSite: Int] = [:]
  private var stack: [String] = []
  private var referenced: Set<String> = []

  /// A substitution and the argument that governs it in one place.
  private struct SubstitutionSite: Hashable {
    var name: String
    var position: Int
  }

  /// How deep substitutions may stand in one another, and variations in one another.
  static let depthLimit = 16
  /// How many problems one message may report.
  static let problemLimit = 50

  init(substitutions: [Substitution], hints: [PrintfPattern]) {
    definitions = Dictionary(substitutions.map { ($0.name, $0) }) { first, _ in first }
    claims = definitions.compactMapValues(\.argumentNumber)
    self.hints = hints
  }

  /// Compiles the text of a localization.
  mutating func program(_ content: Variation) -> MessageProgram {
    let root = node(content, scope: MessageScope(), depth: 0)
    for name in definitions.keys.sorted() where !referenced.contains(name) {
      report(
        "unused-substitution", .warning,
        "the substitution ‘\(name)’ is never shown; write ‘%#@\(name)@’ where it belongs")
    }
    return MessageProgram(
      root: root, substitutions: substitutions, usedPositions: usedPositions)
  }

  // MARK: Variations

  mutating func node(_ variation: Variation, scope: MessageScope, depth: Int) -> MessageNode {
    guard depth < Self.depthLimit else {
      report("nesting-limit", .error, "variations stand too deep in one another; flatten them")
      return .text(MessageText([]))
    }
    switch variation {
    case .unit(let unit): return .text(text(unit.value, scope: scope))
    case .set(let set): return .text(text(set.values.first ?? "", scope: scope))
    case .plural(let cases):
      return plural(cases.filter(\.value.hasText), scope: scope, depth: depth)
    case .device(let cases):
      return .device(
        cases.filter(\.value.hasText).sorted { DeviceOrder($0.selector) < DeviceOrder($1.selector) }
          .map {
            ($0.selector, node($0.value, scope: scope, depth: depth + 1))
          })
    case .width(let cases):
      guard !cases.isEmpty else { return .text(MessageText([])) }
      return .width(
        cases.sorted { $0.selector < $1.selector }.map {
          ($0.selector, node($0.value, scope: scope, depth: depth + 1))
        })
    }
  }

  private mutating func plural(
    _ cases: [Variation.Case<PluralCategory>], scope: MessageScope, depth: Int
  ) -> MessageNode {
    let patterns = cases.sorted { $0.selector.index > $1.selector.index }.flatMap {
      Self.texts(of: $0.value).map { PrintfPattern($0, context: context(scope)) }
    }
    let position = scope.governing ?? governingPosition(of: patterns)
    if let position { usedPositions.insert(position) }
    let display = position.flatMap { scope.display(in: patterns, position: $0) }
    var scope = scope
    scope.choosing = position ?? scope.choosing
    var branches = [MessageNode?](repeating: nil, count: PluralCategory.allCases.count)
    for branch in cases where branches[branch.selector.index] == nil {
      branches[branch.selector.index] = node(branch.value, scope: scope, depth: depth + 1)
    }
    reportBranches(branches, position: position, name: scope.name)
    return .plural(
      PluralChoice(
        position: position.map { $0 - 1 }, display: display,
        isPlainInteger: display?.isPlainInteger ?? true, name: scope.name, branches: branches))
  }

  private mutating func reportBranches(_ branches: [MessageNode?], position: Int?, name: String?) {
    let place = name.map { " of ‘\($0)’" } ?? ""
    if branches[PluralCategory.other.index] == nil {
      report("missing-other", .error, "the plural\(place) has no ‘other’ text; add it")
    }
    if position == nil {
      report(
        "no-governing-argument", .warning,
        "no number tells which argument decides the plural\(place); show it, or use a substitution")
    }
  }

  /// Every text below a variation, the general ones first.
  private static func texts(of variation: Variation, depth: Int = 0) -> [String] {
    guard depth < depthLimit else { return [] }
    switch variation {
    case .unit(let unit): return [unit.value]
    case .set: return []
    case .plural(let cases): return cases.flatMap { texts(of: $0.value, depth: depth + 1) }
    case .device(let cases): return cases.flatMap { texts(of: $0.value, depth: depth + 1) }
    case .width(let cases): return cases.flatMap { texts(of: $0.value, depth: depth + 1) }
    }
  }

  /// The argument that decides a plural which stands by itself: the lowest number shown by the
  /// first text that shows one, else by the key or the source text.
  private func governingPosition(of patterns: [PrintfPattern]) -> Int? {
    for pattern in patterns + hints {
      let numbers = pattern.placeholders.filter {
        [.integer, .floatingPoint].contains($0.conversion.valueKind)
      }
      if let lowest = numbers.map(\.position).min() { return lowest }
    }
    return nil
  }

  // MARK: Texts

  private func context(_ scope: MessageScope) -> PrintfContext {
    PrintfContext(governing: scope.governing, claims: claims, choosing: scope.choosing)
  }

  private mutating func text(_ value: String, scope: MessageScope) -> MessageText {
    // Most labels have no placeholder at all.
    guard value.utf8.contains(UInt8(ascii: "%")) else { return MessageText([.literal(value)]) }
    let pattern = PrintfPattern(value, context: context(scope))
    for problem in pattern.problems { add(problem) }
    var pieces: [MessagePiece] = []
    for segment in pattern.segments {
      switch segment.content {
      case .literal(let text): pieces.append(.literal(text))
      case .placeholder(let placeholder):
        scope.check(placeholder).map { report($0.kind, $0.severity, $0.message) }
        pieces.append(piece(placeholder))
      case .governingArgument: pieces.append(piece(scope.argument))
      case .reference(let reference): pieces.append(substitution(reference))
      }
    }
    return MessageText(pieces)
  }

  private mutating func piece(_ placeholder: PrintfPlaceholder) -> MessagePiece {
    usedPositions.insert(placeholder.position)
    for size in [placeholder.width, placeholder.precision] {
      if let position = size?.position { usedPositions.insert(position) }
    }
    if placeholder.isPlainInteger { return .integer(placeholder.position - 1, placeholder) }
    if placeholder.conversion == .object { return .object(placeholder.position - 1, placeholder) }
    return .placeholder(placeholder)
  }

  // MARK: Substitutions

  private mutating func substitution(_ reference: PrintfReference) -> MessagePiece {
    let written = reference.description
    referenced.insert(reference.name)
    usedPositions.insert(reference.position)
    guard let definition = definitions[reference.name], let content = definition.content else {
      report(
        "undefined-substitution", .error,
        "‘\(written)’ names no substitution; add one or correct the name")
      return .literal(written)
    }
    guard !stack.contains(reference.name) else {
      report(
        "substitution-cycle", .error,
        "the substitution ‘\(reference.name)’ contains itself; write its text out")
      return .literal(written)
    }
    guard stack.count < Self.depthLimit else {
      report("nesting-limit", .error, "substitutions stand too deep in one another; flatten them")
      return .literal(written)
    }
    return .substitution(index(of: definition, content, reference))
  }

  private mutating func index(
    of definition: Substitution, _ content: Variation, _ reference: PrintfReference
  ) -> Int {
    let site = SubstitutionSite(name: reference.name, position: reference.position)
    if let index = indices[site] { return index }
    reportPosition(of: definition, reference)
    let scope = scope(of: definition, position: reference.position)
    stack.append(reference.name)
    let node = node(content, scope: scope, depth: 0)
    stack.removeLast()
    substitutions.append(
      MessageSubstitution(
        name: reference.name, reference: reference.description, node: node))
    indices[site] = substitutions.count - 1
    return substitutions.count - 1
  }

  private mutating func reportPosition(of definition: Substitution, _ reference: PrintfReference) {
    guard reference.isPositionWritten, let number = definition.argumentNumber else { return }
    guard number != reference.position else { return }
    report(
      "position-conflict", .warning,
      "‘\(reference)’ names argument \(reference.position), its substitution argument \(number); "
        + "make them agree")
  }

  /// The scope of a substitution's texts: its argument and how `%arg` shows it.
  private mutating func scope(of definition: Substitution, position: Int) -> MessageScope {
    var scope = MessageScope(name: definition.name, governing: position)
    guard let specifier = definition.formatSpecifier else { return scope }
    let pattern = PrintfPattern("%" + specifier)
    guard pattern.segments.count == 1, var placeholder = pattern.placeholders.first else {
      report(
        "format-specifier", .error,
        "‘\(specifier)’ of the substitution ‘\(definition.name)’ is no format; write ‘lld’ or the like"
      )
      return scope
    }
    placeholder.position = position
    placeholder.isPositionWritten = true
    scope.specifier = placeholder
    return scope
  }

  // MARK: Problems

  mutating func report(_ kind: String, _ severity: ProblemSeverity, _ message: String) {
    add(Problem(kind, severity, message))
  }

  private mutating func add(_ problem: Problem) {
    guard problems.count < Self.problemLimit, !problems.contains(problem) else { return }
    problems.append(problem)
  }
}
