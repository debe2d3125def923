import ToastChecks
import ToastData
import ToastText

/// Whether findings are mended, or shown how they would be.
struct FixArguments {
  private static let fix = UsageOption(
    flag: "--fix",
    help: "Mend what needs no decision, and leave every other byte as it is: white space at the "
      + "ends, invisible characters, full-width placeholders, ‘...’, equal duplicates, numbers of "
      + "reordered placeholders.")
  private static let dryRun = UsageOption(
    flag: "--dry-run",
    help: "With --fix: write nothing, and print the changes as a diff instead of the findings.")

  /// The options that are read here.
  static let options = [fix, dryRun]

  /// Whether findings are mended, or shown how.
  let isOn: Bool

  /// Whether nothing is written.
  let isDryRun: Bool

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    isOn = arguments.flag(Self.fix)
    isDryRun = arguments.flag(Self.dryRun)
    if isDryRun, !isOn { throw .usage("--dry-run goes with --fix; add it") }
    if isOn, arguments.operands.contains("-") {
      throw .usage("--fix cannot mend the standard input; name a file")
    }
  }

  /// Mends files, or prints how; whether any was written.
  func apply(
    _ files: [FixedFile], to console: inout Console
  ) throws(CommandError) -> Bool {
    for file in files {
      if isDryRun {
        print(UnifiedDiff.bytes(of: file), to: &console)
      } else {
        try write(file)
      }
      let rules = file.counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      let verb = isDryRun ? "could be mended" : "mended"
      let noun = file.total == 1 ? "finding" : "findings"
      console.report(
        Problem(
          "fixed", .info, "\(file.total) \(noun) \(verb): \(rules.joined(separator: ", "))",
          file: file.path))
    }
    return !isDryRun && !files.isEmpty
  }

  /// Puts the mended file in the place of the one that was read.
  private func write(_ file: FixedFile) throws(CommandError) {
    do throws(FileError) {
      guard try FileSystem.contents(of: file.path) == file.before else {
        throw FileError(
          path: file.path, reason: .other("the file changed meanwhile; run the command again"))
      }
    } catch {
      throw .reading(error)
    }
    do throws(FileError) {
      try FileSystem.replace(file.path, with: file.after)
    } catch {
      throw .writing(error)
    }
  }

  /// A diff is for programs byte by byte, and on a terminal for people.
  private func print(_ diff: [UInt8], to console: inout Console) {
    guard console.output.isTerminal else { return console.write(bytes: diff) }
    for line in diff.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      console.line(String(decoding: line, as: UTF8.self))
    }
  }
}
