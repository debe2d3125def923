import ToastData
import ToastICU
import ToastText

/// For people: a line a finding with the line of the file and a caret, and a summary last.
///
/// ```
/// Localizable.xcstrings:12:31: warning: the text ends with white space … [trailing-space] (title, de)
///     "value" : "Name "
///                    ^
/// 1 warning in 1 file, 24 texts
/// ```
public struct TextReporter: FindingsReporter {
  /// The name of the form.
  public static let name = "text"

  /// Creates a reporter.
  public init(context: ReportContext) {}

  /// The whole output for a report.
  public func text(of report: CheckReport) -> String {
    let findings = report.open
    let queue = WorkQueue(jobs: Platform.processorCount)
    let chunks = queue.chunks(findings.count)
    let texts = queue.map(chunks.count) { number in
      var text = ""
      for finding in findings[chunks[number]] { append(finding, to: &text) }
      return text
    }
    return texts.joined() + Self.summary(of: report) + "\n"
  }

  private func append(_ finding: Finding, to text: inout String) {
    text += ControlCharacters.escaped(finding.problem.description)
    if let subject = finding.subject { text += " (\(subject))" }
    text += "\n"
    guard let excerpt = finding.excerpt else { return }
    let before = Self.visible(excerpt.text.utf8.prefix(excerpt.mark.lowerBound))
    let marked = Self.visible(
      excerpt.text.utf8.dropFirst(excerpt.mark.lowerBound).prefix(excerpt.mark.count))
    let after = Self.visible(excerpt.text.utf8.dropFirst(excerpt.mark.upperBound))
    let start = before.drop { $0 == " " }
    let width = TextWidth.columns(of: String(start))
    let caret = String(repeating: "^", count: max(1, TextWidth.columns(of: marked)))
    text += "    \(start)\(marked)\(after)\n    \(String(repeating: " ", count: width))\(caret)\n"
  }

  /// A part of a line with what cannot be seen in it as escapes.
  private static func visible(_ bytes: some Sequence<UInt8>) -> String {
    var result = ""
    for scalar in String(decoding: Array(bytes), as: UTF8.self).unicodeScalars {
      if isPlain(scalar) {
        result.unicodeScalars.append(scalar)
      } else if scalar == "\t" {
        result += " "
      } else if ControlCharacters.isControl(scalar) || scalar.properties.generalCategory == .format
      {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a scalar is shown as it is for certain: printable ASCII, and East Asian scripts.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    (0x20..<0x7F).contains(scalar.value) || (0x2E80..<0xA4D0).contains(scalar.value)
  }

  /// The last line: how many findings of each severity, in how many files and texts.
  static func summary(of report: CheckReport) -> String {
    let found = counts { report.count($0) }
    let what = found.isEmpty ? "no findings" : found
    let place = "\(counted(report.files, "file")), \(counted(report.units, "text"))"
    return "\(what) in \(place)" + known(in: report)
  }

  /// How many findings there are of each severity that has some, the worst first.
  static func counts(_ count: (ProblemSeverity) -> Int) -> String {
    [ProblemSeverity.error, .warning, .info].compactMap { severity -> String? in
      let count = count(severity)
      guard count > 0 else { return nil }
      return severity == .info ? "\(count) info" : counted(count, severity.rawValue)
    }.joined(separator: ", ")
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  /// What was found and does not count.
  private static func known(in report: CheckReport) -> String {
    var parts: [String] = []
    if report.baselinedCount > 0 || report.comparison?.name == FindingComparison.baselineName {
      parts.append("\(report.baselinedCount) baselined")
    }
    if let name = report.comparison?.name, name != FindingComparison.baselineName {
      parts.append("\(report.olderCount) already there in \(ControlCharacters.escaped(name))")
    }
    if report.suppressedCount > 0 { parts.append("\(report.suppressedCount) suppressed") }
    return parts.isEmpty ? "" : "; " + parts.joined(separator: ", ")
  }
}
