package import ToastText

/// Reads a JSON text from front to back, one value at a time, and goes on after every fault.
///
/// The caller asks for what it expects and loops until an object or array ends; what it does not
/// care for it skips, which costs no decoding:
///
/// ```swift
/// var scanner = JSONScanner(source)
/// if scanner.enterObject() {
///   while let key = scanner.nextKey() {
///     scanner.checkValue()
///   }
/// }
/// ```
///
/// Faults are reported to ``log``: RFC 8259 is the grammar, everything beside it is named at its
/// place and read as what it was most likely meant to be.
package struct JSONScanner: Sendable {
  /// What may come between two members or elements.
  enum Separator: Sendable {
    /// Nothing: the container has just begun.
    case none
    /// A comma, which has not been read yet.
    case expected
    /// A comma was read here.
    case comma(Int)
    /// Anything: a conflict marker has just cut the text in two.
    case any
  }

  /// How deep objects and arrays may stand in each other unless told.
  package static let defaultNestingLimit = 128

  /// The file.
  package let source: SourceText

  /// What was found wrong.
  package var log: ProblemLog

  /// The byte that is read next.
  package internal(set) var offset: Int

  let bytes: [UInt8]
  let nestingLimit: Int
  var separator = Separator.none
  var openBrackets: [UInt8] = []
  var reportedEnd = false

  /// Creates a scanner at the start of a file.
  package init(_ source: SourceText, nestingLimit: Int = Self.defaultNestingLimit) {
    self.source = source
    self.nestingLimit = nestingLimit
    log = ProblemLog(source)
    bytes = source.bytes
    offset = source.markLength
    checkEncoding()
  }

  /// What stands next; a missing value is reported, and nothing of it is read.
  package mutating func peek() -> JSONKind {
    skipBlanks()
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "{"): return .object
      case UInt8(ascii: "["): return .array
      case UInt8(ascii: "\""): return .string
      case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"):
        log.report("parse-error", .error, "a value is missing here; add one", at: offset)
        separator = .expected
        return .missing
      default:
        guard skipForeignText() else { return .scalar }
        skipBlanks()
      }
    }
    reportEnd()
    return .missing
  }

  /// Reports a value of the wrong kind and reads past it.
  package mutating func reject(
    _ kind: JSONKind, expected: String, of name: String, severity: ProblemSeverity = .error
  ) {
    guard kind != .missing else { return }
    log.report(
      "structure", severity, "‘\(name)’ is \(kind.name); make it \(expected)", at: offset)
    checkValue()
  }

  /// Goes into the object that stands next, or says `false` and reads past whatever it is.
  package mutating func enterObject() -> Bool { enter(UInt8(ascii: "{")) }

  /// Goes into the array that stands next, or says `false` and reads past whatever it is.
  package mutating func enterArray() -> Bool { enter(UInt8(ascii: "[")) }

  private mutating func enter(_ bracket: UInt8) -> Bool {
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == bracket else {
      checkValue()
      return false
    }
    guard openBrackets.count < nestingLimit else {
      log.report(
        "nesting-limit", .error,
        "brackets stand more than \(nestingLimit) deep in each other; this value is left out",
        at: offset)
      skipValue()
      return false
    }
    openBrackets.append(bracket)
    offset += 1
    separator = .none
    return true
  }

  /// The key of the next member, with the place moved to its value; `nil` at the object's end.
  package mutating func nextKey() -> JSONString? {
    while nextItem() {
      guard bytes[offset] == UInt8(ascii: "\"") else {
        skipUnexpected("a key in double quotes")
        continue
      }
      if let key = key() { return key }
    }
    return nil
  }

  /// Whether another element stands next; at the array's end it is left behind.
  package mutating func nextElement() -> Bool {
    while nextItem() {
      guard bytes[offset] == UInt8(ascii: ":") else { return true }
      skipUnexpected("a value")
    }
    return false
  }

  /// Reads separators up to the next member or element, or to the closing bracket and past it.
  private mutating func nextItem() -> Bool {
    while true {
      skipBlanks()
      guard offset < bytes.count else {
        reportEnd()
        leave()
        return false
      }
      switch bytes[offset] {
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        checkTrailingComma()
        checkBracket()
        offset += 1
        leave()
        return false
      case UInt8(ascii: ","):
        readComma()
      default:
        if isForeign(bytes[offset]), skipForeignText() { continue }
        if case .expected = separator {
          log.report("parse-error", .error, "a comma is missing before this; add one", at: offset)
        }
        separator = .none
        return true
      }
    }
  }

  private mutating func leave() {
    _ = openBrackets.popLast()
    separator = .expected
  }

  private mutating func checkBracket() {
    // In ASCII a closing bracket stands two places after its opening one.
    guard let open = openBrackets.last, bytes[offset] != open + 2 else { return }
    let right = Character(Unicode.Scalar(open + 2))
    log.report(
      "parse-error", .error,
      "this bracket closes a ‘\(Character(Unicode.Scalar(open)))’; make it ‘\(right)’",
      at: offset)
  }

  private mutating func readComma() {
    switch separator {
    case .none, .comma:
      log.report("parse-error", .error, "a comma too many; take it away", at: offset)
    case .expected, .any:
      break
    }
    separator = .comma(offset)
    offset += 1
  }

  private mutating func checkTrailingComma() {
    guard case .comma(let place) = separator else { return }
    log.report(
      "parse-error", .error, "a comma stands before the closing bracket; take it away", at: place)
  }

  /// The key at the place, with its colon read, or `nil` if it was a lone string.
  private mutating func key() -> JSONString? {
    guard let key = string() else { return nil }
    separator = .none
    skipBlanks()
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ":") {
      offset += 1
      return key
    }
    log.report(
      "parse-error", .error,
      "the key ‘\(text(of: key).shortened)’ has no colon and value; add them",
      at: key.range.lowerBound - 1)
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      separator = .expected
      return nil
    default:
      return key
    }
  }

  /// Moves past white space. (RFC 8259, section 2.)
  @inline(__always)
  mutating func skipBlanks() {
    offset = Self.endOfBlanks(bytes.span, from: offset)
  }

  @inline(__always)
  private static func endOfBlanks(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
      offset += 1
    }
    return offset
  }
}
