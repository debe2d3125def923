import ToastText

/// Reads the pieces of a printf pattern from its bytes.
struct PrintfScanner {
  private(set) var segments: [PrintfSegment] = []
  private(set) var problems: [Problem] = []

  private let bytes: [UInt8]
  private let context: PrintfContext
  private var counter: PrintfCounter
  private var literal: [UInt8] = []
  private var literalStart = 0
  private var writtenPositions: Set<Int> = []

  init(_ text: String, context: PrintfContext) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    var context = context
    // A substitution claims an argument only where it is shown.
    if !context.claims.isEmpty {
      context.claims = context.claims.filter { bytes.contains(Array("#@\($0.key)@".utf8)) }
    }
    self.context = context
    counter = PrintfCounter(context, saysGoverningArgument: Self.saysGoverningArgument(bytes))
  }

  private static let percent = UInt8(ascii: "%")
  private static let argumentWord = Array("arg".utf8)

  /// Whether `%arg` stands somewhere in the text, not counting `%%arg`.
  private static func saysGoverningArgument(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while let found = bytes[index...].firstIndex(of: percent) {
      if bytes[(found + 1)...].starts(with: argumentWord) { return true }
      index = found + 1
      if index < bytes.count, bytes[index] == percent { index += 1 }
    }
    return false
  }

  /// Reads the whole text.
  mutating func scan() {
    var index = 0
    while index < bytes.count {
      guard let found = bytes[index...].firstIndex(of: Self.percent) else { break }
      append(index..<found)
      index = piece(at: found)
    }
    append(min(index, bytes.count)..<bytes.count)
    endLiteral(at: bytes.count)
    reportPositions()
  }

  // MARK: Pieces

  /// Reads what begins with the `%` at `start`, and returns where to go on.
  private mutating func piece(at start: Int) -> Int {
    let next = start + 1
    if next < bytes.count, bytes[next] == Self.percent {
      append(start..<next)
      return next + 1
    }
    if bytes[next...].starts(with: Self.argumentWord) {
      return governingArgument(start..<next + Self.argumentWord.count)
    }
    var directive = PrintfDirective(bytes: bytes, start: start)
    directive.scan()
    return finish(directive)
  }

  private mutating func governingArgument(_ range: Range<Int>) -> Int {
    guard context.allowsGoverningArgument else {
      report(
        "stray-arg", .error,
        "‘%arg’ means nothing outside a substitution; write ‘%lld’ or the like",
        at: range.lowerBound)
      append(range)
      return range.upperBound
    }
    add(.governingArgument, range)
    return range.upperBound
  }

  private mutating func finish(_ directive: PrintfDirective) -> Int {
    for problem in directive.problems {
      report(problem.kind, problem.severity, problem.message, at: directive.start)
    }
    let range = directive.start..<directive.end
    switch directive.outcome {
    case .kept:
      append(range)
    case .dropped:
      _ = position(directive.position) { $0.placeholder() }
      append(range)
    case .reference(let name):
      let isWritten = directive.position != nil
      let position = position(directive.position) { $0.reference(to: name) }
      add(
        .reference(PrintfReference(name: name, position: position, isPositionWritten: isWritten)),
        range)
    case .conversion(let conversion):
      add(.placeholder(placeholder(directive, conversion)), range)
    }
    return range.upperBound
  }

  private mutating func placeholder(
    _ directive: PrintfDirective, _ conversion: PrintfConversion
  ) -> PrintfPlaceholder {
    // C's order: width and precision take their arguments before the value does.
    let width = directive.width.map { size($0) }
    let precision = directive.precision.map { size($0) }
    return PrintfPlaceholder(
      position: position(directive.position) { $0.placeholder() },
      isPositionWritten: directive.position != nil,
      flags: directive.flags,
      width: width,
      precision: precision,
      length: directive.length,
      conversion: conversion)
  }

  private mutating func size(_ size: PrintfDirective.Size) -> PrintfSize {
    switch size {
    case .fixed(let value): .fixed(value)
    case .argument(nil): .argument(counter.placeholder())
    case .argument(let written?): .indexedArgument(position(written) { $0.placeholder() })
    }
  }

  private mutating func position(
    _ written: Int?, counted: (inout PrintfCounter) -> Int
  ) -> Int {
    guard let written else { return counted(&counter) }
    writtenPositions.insert(written)
    return written
  }

  // MARK: Literals

  private mutating func append(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if literal.isEmpty { literalStart = range.lowerBound }
    literal += bytes[range]
  }

  private mutating func endLiteral(at end: Int) {
    guard !literal.isEmpty else { return }
    let text = String(decoding: literal, as: UTF8.self)
    segments.append(PrintfSegment(content: .literal(text), range: literalStart..<end))
    literal.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ content: PrintfSegment.Content, _ range: Range<Int>) {
    endLiteral(at: range.lowerBound)
    segments.append(PrintfSegment(content: content, range: range))
  }

  // MARK: Problems

  private mutating func report(
    _ kind: String, _ severity: ProblemSeverity, _ message: String, at offset: Int
  ) {
    let position = SourcePosition(offset: offset, in: bytes)
    problems.append(Problem(kind, severity, message, position: position))
  }

  /// Reports what is odd about the positions as a whole.
  private mutating func reportPositions() {
    guard !writtenPositions.isEmpty else { return }
    if counter.hasCounted, context.governing == nil {
      report(
        "mixed-positions", .warning,
        "some placeholders name their argument and others do not; number all of them", at: 0)
    }
    let used = writtenPositions.union(context.claims.values).union(
      [context.choosing].compactMap(\.self))
    guard context.governing == nil, !counter.hasCounted, let highest = used.max() else { return }
    let missing = (1...max(highest, 1)).filter { !used.contains($0) }
    guard let first = missing.first else { return }
    report(
      "skipped-position", .info,
      "argument \(first) is skipped; check that the text does not need it", at: 0)
  }
}
