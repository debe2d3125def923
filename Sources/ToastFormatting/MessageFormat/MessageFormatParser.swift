import ToastText

/// Reads MessageFormat as ICU's `MessagePattern` does, and goes on after a fault.
struct MessageFormatParser {
  private(set) var problems: [Problem] = []
  private(set) var usedPositions: Set<Int> = []
  var scanner: MessageFormatScanner

  /// How deep choices may stand in one another.
  static let depthLimit = 24

  init(_ text: String) { scanner = MessageFormatScanner(text) }

  /// Reads the whole text.
  mutating func parse() -> [MessageFormatNode] {
    nodes(depth: 0, isPlural: false)
  }

  // MARK: Messages

  /// Reads up to the end, or inside a choice up to the `}` that closes the branch.
  mutating func nodes(depth: Int, isPlural: Bool) -> [MessageFormatNode] {
    var builder = MessageFormatBuilder()
    while let byte = scanner.byte {
      switch byte {
      case UInt8(ascii: "'"): apostrophe(isPlural: isPlural, &builder)
      case UInt8(ascii: "{"): argument(depth: depth, &builder)
      case UInt8(ascii: "}") where depth > 0: return builder.finished()
      case UInt8(ascii: "#") where isPlural:
        scanner.index += 1
        builder.add(.number)
      default:
        scanner.index += 1
        builder.append(byte)
      }
    }
    return builder.finished()
  }

  /// An apostrophe: two are one, one before a syntax character quotes, any other stands for itself.
  private mutating func apostrophe(isPlural: Bool, _ builder: inout MessageFormatBuilder) {
    let start = scanner.index
    scanner.index += 1
    switch scanner.byte {
    case UInt8(ascii: "'"):
      scanner.index += 1
      builder.append(UInt8(ascii: "'"))
    case UInt8(ascii: "{"), UInt8(ascii: "}"): quotation(from: start, &builder)
    case UInt8(ascii: "#") where isPlural: quotation(from: start, &builder)
    default: builder.append(UInt8(ascii: "'"))
    }
  }

  private mutating func quotation(from start: Int, _ builder: inout MessageFormatBuilder) {
    while let byte = scanner.byte {
      scanner.index += 1
      if byte == UInt8(ascii: "'") {
        guard scanner.accept("'") else { return }
      }
      builder.append(byte)
    }
    report(
      "unclosed-quote", .warning,
      "the apostrophe quotes everything to the end of the text; close it, or double it", at: start)
  }

  /// An argument, or its source as text where it is not well formed.
  private mutating func argument(depth: Int, _ builder: inout MessageFormatBuilder) {
    let start = scanner.index
    do throws(MessageFormatFault) {
      builder.add(try argument(depth: depth))
    } catch {
      report(error.kind, .error, error.message, at: error.offset)
      scanner.index = scanner.end(ofArgumentAt: start) ?? scanner.bytes.count
      for byte in scanner.bytes[start..<scanner.index] { builder.append(byte) }
    }
  }

  // MARK: Arguments

  private mutating func argument(depth: Int) throws(MessageFormatFault) -> MessageFormatNode {
    let start = scanner.index
    scanner.index += 1
    scanner.skipSpace()
    let name = try name(from: start)
    scanner.skipSpace()
    if scanner.accept("}") { return .argument(name, .plain) }
    guard scanner.accept(",") else { throw unexpected(from: start) }
    scanner.skipSpace()
    let typeStart = scanner.index
    let type = scanner.word()
    guard !type.isEmpty else {
      throw fault(
        "missing-type", "a type such as ‘number’ must follow the comma; write one", typeStart)
    }
    scanner.skipSpace()
    switch type.lowercased() {
    case "plural", "selectordinal", "select":
      guard scanner.accept(",") else { throw unexpected(from: start) }
      guard depth < Self.depthLimit else {
        throw fault("nesting-limit", "choices stand too deep in one another; flatten them", start)
      }
      return type.lowercased() == "select"
        ? try select(name, from: start, depth: depth)
        : try plural(
          name, isOrdinal: type.lowercased() == "selectordinal", from: start, depth: depth)
    default: return try simple(name, type: type, at: typeStart, from: start)
    }
  }

  private mutating func name(from start: Int) throws(MessageFormatFault) -> MessageFormatName {
    let wordStart = scanner.index
    let word = scanner.word()
    guard !word.isEmpty else {
      if scanner.byte == nil { throw unclosed(start) }
      throw fault("missing-name", "an argument needs a name; write ‘{0}’ or ‘{name}’", wordStart)
    }
    guard word.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return .name(word) }
    // ICU: a number has no leading zero, and no list of arguments is longer than this.
    guard let index = Int(word), index < 1000, word == "\(index)" else {
      throw fault(
        "argument-number", "‘\(word)’ is no number of an argument; count from 0", wordStart)
    }
    usedPositions.insert(index + 1)
    return .index(index)
  }

  private mutating func simple(
    _ name: MessageFormatName, type: String, at typeStart: Int, from start: Int
  ) throws(MessageFormatFault) -> MessageFormatNode {
    var detail = MessageFormatStyle.Detail.none
    if scanner.byte == UInt8(ascii: ",") {
      scanner.index += 1
      detail = try self.detail(from: start)
    }
    guard scanner.accept("}") else { throw unexpected(from: start) }
    if type.lowercased() == "number", case .skeleton(let skeleton) = detail {
      try checkSkeleton(skeleton, at: typeStart)
    }
    guard let style = MessageFormatStyle(type: type.lowercased(), detail: detail) else {
      report(
        "unknown-type", .error,
        "‘\(type)’ is no type of an argument; write ‘number’, ‘date’, ‘plural’ or the like",
        at: typeStart)
      return .argument(name, .plain)
    }
    return .argument(name, style)
  }

  // MARK: Problems

  mutating func report(
    _ kind: String, _ severity: ProblemSeverity, _ message: String, at offset: Int
  ) {
    guard problems.count < MessageCompiler.problemLimit else { return }
    let position = SourcePosition(offset: offset, in: scanner.bytes)
    problems.append(Problem(kind, severity, message, position: position))
  }

  func fault(_ kind: String, _ message: String, _ offset: Int) -> MessageFormatFault {
    MessageFormatFault(kind: kind, message: message, offset: offset)
  }

  func unclosed(_ start: Int) -> MessageFormatFault {
    fault("unclosed-argument", "the argument is never closed; add ‘}’", start)
  }

  /// What to say about a character that cannot stand here.
  func unexpected(from start: Int) -> MessageFormatFault {
    guard scanner.byte != nil else { return unclosed(start) }
    return fault(
      "malformed-argument",
      "‘\(scanner.character)’ cannot stand here in an argument; write ‘{name}’ or ‘{name, type}’",
      scanner.index)
  }
}
