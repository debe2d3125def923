import ToastData
import ToastText

/// The executable: finds the command, runs it, turns failures into text and exit codes.
public enum Tool {
  /// Every command, in the order help shows them.
  package static let commands: [any Command.Type] = [
    LocalizeCommand.self,
    LabelsCommand.self,
    LocalesCommand.self,
    TranscriptCommand.self,
    RotorCommand.self,
    AuditCommand.self,
    CheckCommand.self,
    ChecksCommand.self,
    PseudoCommand.self,
    StatsCommand.self,
    ConvertCommand.self,
    SpeakCommand.self,
    DoctorCommand.self,
    CompletionsCommand.self,
    ManualCommand.self,
  ]

  private static let versionOption = UsageOption(
    flag: "--version", help: "Show the versions of the tool, of ICU and of its data.")

  /// Runs the process, and ends it.
  public static func main() -> Never {
    Platform.exitOnInterrupt()
    var console = Console.process
    ProgressLine.shared.start(CommandLine.arguments.dropFirst().first ?? "")
    let exitCode = run(Array(CommandLine.arguments.dropFirst()), on: &console)
    ProgressLine.shared.stop()
    Platform.end(exitCode.rawValue)
  }

  /// Runs one command line, without the tool's name, and sends off all output.
  package static func run(_ arguments: [String], on console: inout Console) -> ExitCode {
    var exitCode: ExitCode
    do throws(CommandError) {
      exitCode = try dispatch(arguments, on: &console)
    } catch {
      console.report(error.problems)
      exitCode = error.exitCode
      if exitCode == .usage { console.note("see ‘\(helpCommand(for: arguments))’") }
    }
    console.output.flush()
    if let failure = console.output.failure { exitCode = report(failure, on: &console, exitCode) }
    console.errors.flush()
    return exitCode
  }

  private static func dispatch(
    _ arguments: [String], on console: inout Console
  ) throws(CommandError) -> ExitCode {
    guard let name = arguments.first else { throw .usage("name a command") }
    switch name {
    case "--help", "-h": console.write(help)
    case "help": return try showHelp(Array(arguments.dropFirst()), on: &console)
    case "--version": for line in Versions.lines { console.line(line) }
    default:
      let command = try command(named: name)
      var reader = try ArgumentReader(Array(arguments.dropFirst()), usage: command.usage)
      console.verbosity = reader.verbosity
      guard reader.asksForHelp else { return try run(command, &reader, on: &console) }
      console.write(HelpPage.text(for: command.usage))
    }
    return .success
  }

  private static func run(
    _ command: any Command.Type, _ reader: inout ArgumentReader, on console: inout Console
  ) throws(CommandError) -> ExitCode {
    let clock = ContinuousClock()
    let start = clock.now
    let exitCode = try command.init(&reader).run(&console)
    let milliseconds = (start.duration(to: clock.now) / Duration.milliseconds(1)).rounded()
    console.detail("\(command.usage.name) took \(Int(milliseconds)) ms")
    return exitCode
  }

  private static var help: String {
    HelpPage.text(
      for: commands.map { $0.usage }, toolOptions: [Usage.helpOption, versionOption])
  }

  private static func showHelp(
    _ names: [String], on console: inout Console
  ) throws(CommandError) -> ExitCode {
    guard names.count <= 1 else { throw .usage("‘help’ takes one command") }
    if let name = names.first, name != "help", !Usage.helpOption.names.contains(name) {
      console.write(HelpPage.text(for: try command(named: name).usage))
    } else {
      console.write(help)
    }
    return .success
  }

  private static func command(named name: String) throws(CommandError) -> any Command.Type {
    if let command = commands.first(where: { $0.usage.name == name }) { return command }
    let kind = name.hasPrefix("-") ? "option" : "command"
    let names =
      commands.map { $0.usage.name } + ["help"] + Usage.helpOption.names + versionOption.names
    throw .usage("unknown \(kind) ‘\(name)’\(NearestName.suggestion(for: name, among: names))")
  }

  private static func helpCommand(for arguments: [String]) -> String {
    let known = commands.map { $0.usage.name }
    let name = arguments.first.flatMap { known.contains($0) ? $0 : nil }
    return ([Usage.toolName] + [name].compactMap(\.self) + ["--help"]).joined(separator: " ")
  }

  /// A reader that has gone, as `head` does, is no fault and gets no word.
  private static func report(
    _ failure: FileError, on console: inout Console, _ exitCode: ExitCode
  ) -> ExitCode {
    guard failure.reason != .closedPipe else { return exitCode }
    let error = CommandError.writing(failure)
    console.report(error.problems)
    return error.exitCode
  }
}
