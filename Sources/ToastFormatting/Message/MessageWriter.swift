import ToastText

/// Writes a compiled message into one buffer.
///
/// Without a log nothing is noted, and a message of literals, texts and plain integers is written
/// without a call of ICU.
struct MessageWriter {
  let locale: MessageLocale
  let options: MessageOptions
  let arguments: [MessageArgument]
  var text = ""
  var log: MessageLog?
  /// Whether plain integers need neither a note nor C's digits.
  let isQuick: Bool
  /// How many substitutions and nested choices were written.
  var expansions = 0

  /// How many substitutions one message may write: more is a “billion laughs” attack, not a text.
  static let expansionLimit = 100

  init(
    locale: MessageLocale, options: MessageOptions, arguments: [MessageArgument], log: MessageLog?
  ) {
    self.locale = locale
    self.options = options
    self.arguments = arguments
    self.log = log
    isQuick = log == nil && options.numerals == .localized
  }

  // MARK: Output

  mutating func literal(_ literal: String) {
    text += literal
    log?.add(.literal(literal))
  }

  /// Writes a value, between isolating marks where it needs them.
  mutating func value(
    _ value: FormattedValue, position: Int?, name: String? = nil, kind: MessageArgumentKind
  ) {
    let isIsolated =
      options.isolation == .automatic
      && BidiIsolation.isNeeded(
        for: value.text, of: value.origin, inRightToLeft: locale.isRightToLeft)
    if isIsolated { text += BidiIsolation.start }
    text += value.text
    if isIsolated { text += BidiIsolation.end }
    log?.add(
      .argument(
        ArgumentPart(
          position: position, name: name, kind: kind, text: value.text, isIsolated: isIsolated)))
  }

  /// Writes a placeholder as it stands, because its argument is missing.
  mutating func missing(_ written: String, position: Int?, name: String? = nil) {
    text += written
    guard log != nil else { return }
    log?.add(.argument(ArgumentPart(position: position, name: name, kind: .missing, text: written)))
    let argument = name.map { "‘\($0)’" } ?? "\(position ?? 0)"
    report(
      "missing-argument", .error, "argument \(argument) of ‘\(written)’ is missing; pass it")
  }

  mutating func report(
    _ kind: String, _ severity: ProblemSeverity, _ message: @autoclosure () -> String
  ) {
    guard log != nil else { return }
    log?.add(Problem(kind, severity, message()))
  }

  /// Counts a substitution; `false` when there were too many.
  mutating func expand(_ name: String) -> Bool {
    expansions += 1
    guard expansions > Self.expansionLimit else { return true }
    report(
      "expansion-limit", .error,
      "more than \(Self.expansionLimit) pieces are put into one another at ‘\(name)’; flatten them")
    return false
  }
}
