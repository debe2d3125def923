import ToastChecks
import ToastText

/// In which forms findings are printed, and where each goes.
struct ReportOutputs {
  /// One form and its file, `nil` for the standard output.
  struct Target: Hashable {
    var format: String
    var path: String?
  }

  private static let formats = ReporterNames.all.map { $0.name }

  private static let format = UsageOption(
    "--format", value: "FORM", choices: formats, repeats: true,
    help: "The form of the findings: " + formats.joined(separator: ", ")
      + "; text is the default. May be repeated, each with a -o of its own.")
  private static let output = UsageOption(
    "-o", "--output", value: "FILE", repeats: true,
    help: "Write the form named before to a file instead of the standard output.")

  /// The options that are read here.
  static let options = [format, output]

  private let targets: [Target]

  init(_ arguments: inout ArgumentReader) throws(CommandError) {
    let names = arguments.values(Self.format)
    let paths = arguments.values(Self.output)
    for name in names where !Self.formats.contains(name) {
      let suggestion = NearestName.suggestion(for: name, among: Self.formats)
      throw .usage("‘\(name)’ is no form of findings\(suggestion)")
    }
    var targets = names.isEmpty ? [Target(format: TextReporter.name)] : []
    for occurrence in arguments.occurrences {
      if occurrence.option == Self.format {
        targets.append(Target(format: occurrence.value))
      } else if occurrence.option == Self.output {
        guard let last = targets.indices.last else {
          throw .usage("‘-o \(occurrence.value)’ stands before its --format; put it behind")
        }
        guard targets[last].path == nil else {
          throw .usage("the form ‘\(targets[last].format)’ has two files; leave out one -o")
        }
        targets[last].path = occurrence.value
      }
    }
    let files = paths.filter { $0 != "-" }
    guard Set(files).count == files.count else {
      throw .usage("two forms go to one file; give each its own")
    }
    self.targets = targets
  }

  /// Whether a form shows the lines that findings stand in.
  var wantsExcerpts: Bool { targets.contains { $0.format == TextReporter.name } }

  /// Writes a report in all forms, or in those that go to files only.
  func write(
    _ report: CheckReport, context: ReportContext, filesOnly: Bool, to console: inout Console
  ) throws(CommandError) {
    for target in targets {
      guard let reporter = ReporterNames.reporter(named: target.format, context: context) else {
        continue
      }
      let text = reporter.text(of: report)
      if let path = target.path, path != "-" {
        try OutputFile.write(Array(text.utf8), to: path)
      } else if !filesOnly {
        console.write(text)
      }
    }
  }
}
