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
  public init() {}

  /// The whole output for a report.
  public func text(of report: CheckReport) -> String {
    var text = ""
    for finding in report.findings { append(finding, to: &text) }
    return text + Self.summary(of: report) + "\n"
  }

  private func append(_ finding: Finding, to text: inout String) {
    let about = [finding.key, finding.locale, finding.path].compactMap(\.self).filter {
      !$0.isEmpty
    }
    text += ControlCharacters.escaped(finding.problem.description)
    if !about.isEmpty {
      text += " (" + ControlCharacters.escaped(about.joined(separator: ", ")) + ")"
    }
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
      if scalar == "\t" {
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

  /// The last line: how many findings of each severity, in how many files and texts.
  static func summary(of report: CheckReport) -> String {
    func counted(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    let found = [ProblemSeverity.error, .warning, .info].compactMap { severity -> String? in
      let count = report.count(severity)
      guard count > 0 else { return nil }
      return severity == .info ? "\(count) info" : counted(count, severity.rawValue)
    }
    let what = found.isEmpty ? "no findings" : found.joined(separator: ", ")
    return "\(what) in \(counted(report.files, "file")), \(counted(report.units, "text"))"
  }
}
