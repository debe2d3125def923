import ToastText

/// What a reporter must know of the run beside the findings.
public struct ReportContext: Hashable, Sendable {
  /// The version of the tool, such as `1.2.0`.
  public var toolVersion: String

  /// The folder that relative paths start from, an absolute path; `nil` where it is not known.
  public var workingDirectory: String?

  /// Creates a context.
  public init(toolVersion: String = "0.0.0", workingDirectory: String? = nil) {
    self.toolVersion = toolVersion
    self.workingDirectory = workingDirectory
  }

  /// The absolute path of a file, or the path as it is where the working directory is not known.
  ///
  /// ```swift
  /// ReportContext(workingDirectory: "/a/b").absolute("../c/d.strings")  // "/a/c/d.strings"
  /// ```
  func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let workingDirectory else { return path }
    var parts: [Substring] = []
    for part in (workingDirectory + "/" + path).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Whether a relative path leads out of the working directory.
  static func leadsOut(_ path: String) -> Bool {
    var depth = 0
    for part in path.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }
}

extension Finding {
  /// What the finding is about, for people: key, locale and branch, as far as it has them.
  var subject: String? {
    let parts = [key, locale, path].compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : ControlCharacters.escaped(parts.joined(separator: ", "))
  }

  /// The message with what it is about, on one line.
  var sentence: String {
    ControlCharacters.escaped(message) + (subject.map { " (\($0))" } ?? "")
  }
}
