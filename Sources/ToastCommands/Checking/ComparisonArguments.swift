import ToastCatalogs
import ToastChecks
import ToastData
import ToastText

/// What findings are compared with, so that only new ones count.
struct ComparisonArguments {
  private static let baseline = UsageOption(
    "--baseline", value: "FILE",
    help: "Findings that this file lists do not count; how many there are is always said.")
  private static let writeBaseline = UsageOption(
    "--write-baseline", value: "FILE",
    help: "Write the findings to a baseline. Where the file is there, it only shrinks: what is "
      + "mended goes, what is new does not come in.")
  private static let changedSince = UsageOption(
    "--changed-since", value: "REV",
    help: "Findings that this revision of the git repository had already do not count.")

  /// The options that are read here.
  static let options = [baseline, writeBaseline, changedSince]

  private static let sizeLimit = 256 << 20

  private let baseline: String?
  private let writtenBaseline: String?
  private let revision: String?

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    baseline = try arguments.value(Self.baseline)
    writtenBaseline = try arguments.value(Self.writeBaseline)
    revision = try arguments.value(Self.changedSince)
    if let baseline, let writtenBaseline, baseline != writtenBaseline {
      throw .usage("--baseline and --write-baseline name two files; name one")
    }
  }

  /// What a session finds, with what is known marked.
  func report(of session: CheckSession) throws(CommandError) -> CheckReport {
    guard let name = revision else { return session.report() }
    var revision = Revision(name)
    do throws(Revision.Failure) {
      return try session.report(since: &revision)
    } catch {
      switch error {
      case .noGit: throw .missing("git", package: "git")
      case .unknown(let folder):
        throw .usage(
          "git knows no revision ‘\(name)’ in ‘\(folder)’; check the name, and fetch the history "
            + "where the clone is shallow")
      }
    }
  }

  /// A report with what the baseline lists marked; nothing is written or said.
  func marked(
    _ report: CheckReport, of session: CheckSession
  ) throws(CommandError) -> CheckReport {
    guard let path = writtenBaseline ?? baseline, let known = try known(path) else { return report }
    var report = report
    _ = known.apply(to: &report, isJudged: session.judge())
    return report
  }

  /// Marks what the baseline lists, and writes it.
  func compare(
    _ report: inout CheckReport, of session: CheckSession, _ console: inout Console
  ) throws(CommandError) {
    guard let path = writtenBaseline ?? baseline else { return }
    guard let known = try known(path) else {
      let made = FindingBaseline(of: report)
      _ = made.apply(to: &report) { _ in false }
      try OutputFile.write(made.bytes, to: path)
      return say("\(Self.counted(made.entries.count)) baselined", of: path, &console)
    }
    let comparison = report.comparison
    let rest = known.apply(to: &report, isJudged: session.judge())
    // What a revision had already counts less than what the baseline lists.
    report.comparison = comparison ?? report.comparison
    let gone = known.entries.count - rest.entries.count
    var text = "\(Self.counted(report.baselinedCount)) baselined"
    if writtenBaseline == nil {
      if gone > 0 { text += ", \(gone) no longer there; shrink it with --write-baseline" }
      return say(text, of: path, &console)
    }
    if gone > 0 { try OutputFile.write(rest.bytes, to: path) }
    text += ", \(gone) taken out"
    let new = report.findings.count { $0.standing == .open }
    if new > 0 { text += ", \(new) new not taken in; mend them, or remove the file to start anew" }
    say(text, of: path, &console)
  }

  /// The baseline in a file; `nil` where there is none yet and one is to be written.
  private func known(_ path: String) throws(CommandError) -> FindingBaseline? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.contents(of: path, limit: Self.sizeLimit)
    } catch {
      if error.reason == .notFound, writtenBaseline != nil { return nil }
      throw .reading(error)
    }
    let read = FindingBaseline.read(bytes: bytes, file: path)
    guard read.problems.allSatisfy({ $0.severity < .error }) else { throw .badData(read.problems) }
    return read.baseline
  }

  private func say(_ text: String, of path: String, _ console: inout Console) {
    console.report(Problem("baseline", .info, text, file: path))
  }

  private static func counted(_ count: Int) -> String {
    count == 1 ? "1 finding" : "\(count) findings"
  }
}
