package import ToastData
package import ToastText

/// All that a command sees of the world outside: streams, environment, terminal.
///
/// A value, so that tests run a command without a process.
package struct Console: Sendable {
  /// The value of an environment variable, or `nil` where it is not set.
  package let environment: @Sendable (String) -> String?

  /// The bytes of the standard input, at most so many.
  package let readInput: @Sendable (Int) -> Result<[UInt8], FileError>

  /// How much is said beside the data.
  package var verbosity = Verbosity.normal

  /// Data.
  package var output: OutputStream

  /// Diagnostics.
  package var errors: OutputStream

  /// Creates a console from its parts.
  package init(
    environment: @escaping @Sendable (String) -> String?,
    readInput: @escaping @Sendable (Int) -> Result<[UInt8], FileError>,
    output: OutputStream,
    errors: OutputStream
  ) {
    self.environment = environment
    self.readInput = readInput
    self.output = output
    self.errors = errors
  }

  /// The console of this process.
  package static var process: Console {
    Console(
      environment: Platform.environment,
      readInput: { limit in
        Result { () throws(FileError) in try FileSystem.standardInput(limit: limit) }
      },
      output: OutputStream(descriptor: 1),
      errors: OutputStream(descriptor: 2))
  }
}

extension Console {
  /// Writes one line of fields with tabs between, control characters in them as escapes.
  package mutating func line(_ fields: String...) {
    write(fields.map(ControlCharacters.escaped).joined(separator: "\t") + "\n")
  }

  /// Writes text that was made for the purpose, line ends and all.
  package mutating func write(_ text: String) { output.write(text.utf8) }

  /// Writes the bytes of a file as they are.
  package mutating func write(bytes: [UInt8]) { output.write(bytes) }

  /// Writes a diagnostic: `path:line:column: severity: message [rule]`.
  package mutating func report(_ problem: Problem) {
    guard verbosity != .quiet || problem.severity == .error else { return }
    let text = ControlCharacters.escaped(problem.description)
    say(usesColor ? colored(text, problem.severity) : text)
  }

  /// Writes diagnostics in order.
  package mutating func report(_ problems: [Problem]) {
    for problem in problems { report(problem) }
  }

  /// Writes a line for people beside the data, unless they want errors only.
  package mutating func note(_ line: String) { if verbosity != .quiet { say(line) } }

  /// Writes a line for people who want to know more.
  package mutating func detail(_ line: String) { if verbosity == .verbose { say(line) } }

  private mutating func say(_ line: String) {
    // Data first: on a terminal a diagnostic stands after what came before it.
    output.flush()
    errors.write(line.utf8)
    errors.write(CollectionOfOne(UInt8(ascii: "\n")))
    errors.flush()
  }

  /// Whether diagnostics are colored: on a terminal, unless `NO_COLOR` is set and not empty.
  private var usesColor: Bool {
    errors.isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  private func colored(_ text: String, _ severity: ProblemSeverity) -> String {
    let word = severity.rawValue + ": "
    guard let range = text.firstRange(of: word) else { return text }
    let color =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .info: "36"
      }
    return text[..<range.lowerBound] + "\u{1B}[1;\(color)m\(word)\u{1B}[0m"
      + text[range.upperBound...]
  }
}
