import ToastText

/// What stands between a `%` and the end of its placeholder, read in any order of its parts.
struct PrintfDirective {
  /// A width or a precision as it is written.
  enum Size {
    case fixed(Int)
    /// `*`, with its position where one is written.
    case argument(Int?)
  }

  /// What became of the `%`.
  enum Outcome: Equatable {
    /// It is text.
    case kept
    /// It is text, but its argument is passed over.
    case dropped
    case reference(name: String)
    case conversion(PrintfConversion)
  }

  /// A problem without its position.
  struct Fault {
    var kind: String
    var severity: ProblemSeverity
    var message: String
  }

  let start: Int
  private(set) var end: Int
  private(set) var outcome = Outcome.kept
  private(set) var problems: [Fault] = []
  private(set) var position: Int?
  private(set) var flags: PrintfFlags = []
  private(set) var width: Size?
  private(set) var precision: Size?
  private(set) var length = ""

  private let bytes: [UInt8]

  init(bytes: [UInt8], start: Int) {
    self.bytes = bytes
    self.start = start
    end = start + 1
  }

  /// How long the name of a substitution may be, in bytes.
  private static let nameLimit = 256

  // MARK: Reading

  mutating func scan() {
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "-"): take(flag: .leftAligned)
      case UInt8(ascii: "+"): take(flag: .plusSign)
      case UInt8(ascii: " "): take(flag: .spaceSign)
      case UInt8(ascii: "0"): take(flag: .zeroPadded)
      case UInt8(ascii: "#"):
        if peek(1) == UInt8(ascii: "@") { return reference() }
        take(flag: .alternative)
      case UInt8(ascii: "1")...UInt8(ascii: "9"): number()
      case UInt8(ascii: "*"): width = star()
      case UInt8(ascii: "."): takePrecision()
      case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "L"),
        UInt8(ascii: "z"), UInt8(ascii: "t"), UInt8(ascii: "j"):
        length += String(Unicode.Scalar(byte))
        end += 1
      default: return finish(byte)
      }
    }
    keep("lone-percent", "a lone ‘%’ is shown as it is; write ‘%%’ for a percent sign")
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    end + distance < bytes.count ? bytes[end + distance] : nil
  }

  private mutating func take(flag: PrintfFlags) {
    flags.insert(flag)
    end += 1
  }

  /// Digits: a position if a `$` follows, else the width.
  private mutating func number() {
    let value = digits()
    if peek() == UInt8(ascii: "$") {
      end += 1
      position = value
      flags.remove(.zeroPadded)
    } else {
      width = .fixed(limited(value))
    }
  }

  private mutating func digits() -> Int {
    var value = 0
    while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      value = min(value * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
      end += 1
    }
    return value
  }

  private mutating func limited(_ value: Int) -> Int {
    guard value > PrintfSize.limit else { return value }
    problems.append(
      Fault(
        kind: "size-limit", severity: .warning,
        message: "\(value) is over the limit of \(PrintfSize.limit) characters; use less"))
    return PrintfSize.limit
  }

  /// `*` or `*n$`.
  private mutating func star() -> Size {
    end += 1
    let mark = end
    let value = digits()
    if value > 0, peek() == UInt8(ascii: "$") {
      end += 1
      return .argument(value)
    }
    end = mark
    return .argument(nil)
  }

  private mutating func takePrecision() {
    end += 1
    precision = peek() == UInt8(ascii: "*") ? star() : .fixed(limited(digits()))
  }

  private mutating func reference() {
    let nameStart = end + 2
    var index = nameStart
    while index < bytes.count, index - nameStart <= Self.nameLimit {
      switch bytes[index] {
      case UInt8(ascii: "@") where index > nameStart:
        end = index + 1
        outcome = .reference(name: String(decoding: bytes[nameStart..<index], as: UTF8.self))
        return checkPosition()
      case UInt8(ascii: "@"), UInt8(ascii: "%"), 0..<0x20: index = bytes.count
      default: index += 1
      }
    }
    end = min(nameStart, bytes.count)
    keep("unterminated-reference", "‘%#@’ names no substitution; write ‘%#@NAME@’", .error)
  }

  // MARK: The end

  private mutating func finish(_ byte: UInt8) {
    if bytes[start + 1..<end].contains(UInt8(ascii: " ")), readsAsProse(byte) {
      return keepAsProse()
    }
    guard let conversion = PrintfConversion(rawValue: byte) else { return rejected(byte) }
    end += 1
    outcome = .conversion(conversion)
    checkPosition()
  }

  /// Whether a space flag is more likely a space: “50% off”, “100 % de”, “% to”.
  ///
  /// C gives the flag a meaning for signed numbers only.
  private func readsAsProse(_ byte: UInt8) -> Bool {
    guard flags == .spaceSign, width == nil, precision == nil, position == nil else { return false }
    guard let conversion = PrintfConversion(rawValue: byte) else { return true }
    switch conversion {
    case .decimal, .longDecimal, .integer, .lowerFixed, .upperFixed, .lowerGeneral, .upperGeneral:
      guard let next = peek(1) else { return false }
      let isLetter = (0x41...0x5A).contains(next & 0xDF)
      // The apostrophes of “50 % d’économies”.
      let isApostrophe = next == UInt8(ascii: "'") || bytes[(end + 1)...].starts(with: "’".utf8)
      return isLetter || isApostrophe
    default: return true
    }
  }

  private mutating func keepAsProse() {
    end = start + 1
    keep(
      "prose-percent",
      "the ‘%’ before a space is shown as a percent sign; write ‘%%’ so that every system does")
  }

  private mutating func rejected(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "p"), UInt8(ascii: "P"),
      UInt8(ascii: "n"):
      end += 1
      outcome = .dropped
      problems.append(
        Fault(
          kind: "unsupported-conversion", severity: .error,
          message: "‘\(written)’ takes a C pointer, which is no typed value; write ‘%@’"))
    case 0x21..<0x7F where byte != UInt8(ascii: "%"):
      end += 1
      keep(
        "unknown-conversion",
        "‘\(written)’ is no placeholder and is shown as it is; write ‘%%’ for a percent sign")
    default:
      keep("lone-percent", "a lone ‘%’ is shown as it is; write ‘%%’ for a percent sign")
    }
  }

  private var written: String { String(decoding: bytes[start..<end], as: UTF8.self) }

  private mutating func keep(
    _ kind: String, _ message: String, _ severity: ProblemSeverity = .warning
  ) {
    outcome = .kept
    problems.append(Fault(kind: kind, severity: severity, message: message))
  }

  private mutating func checkPosition() {
    guard let position, position > PrintfPlaceholder.positionLimit else { return }
    outcome = .kept
    problems.append(
      Fault(
        kind: "position-limit", severity: .error,
        message:
          "argument \(position) is over \(PrintfPlaceholder.positionLimit); renumber the arguments"
      ))
  }
}
