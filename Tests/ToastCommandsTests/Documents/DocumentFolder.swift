import Foundation
import TestSupport

/// A folder like the package's, in which the commands of one document run one after the other.
///
/// What a command writes is there for the next, and the package stays as it is.
final class DocumentFolder {
  /// What documents may name of the package: data, and nothing that is built.
  private static let copied = [
    "Resources/Examples", "Localizations", "Tests/SamplePackage/Sources",
  ]

  private let folder: TemporaryFolder
  private let environment: [String: String]

  /// Creates a folder with the data that a text names, or with all of it.
  init(for text: String? = nil) throws {
    folder = try TemporaryFolder()
    for path in Self.copied where text?.contains(path + "/") ?? true || path == Self.copied[0] {
      let place = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: SharedData.packageRoot.appending(path: path), to: place)
    }
    let tools = ToolProcess.executable.deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    environment = [
      "PATH": tools + ":" + path, "HOME": folder.path(),
      // What Xcode and GitHub set where they run the commands shown for them.
      "SRCROOT": folder.path("Resources/Examples"),
      "GITHUB_BASE_REF": "main", "GITHUB_STEP_SUMMARY": folder.path("step-summary.md"),
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
    ]
  }

  /// Runs lines as bash does, until one fails.
  func run(_ script: String) throws -> ToolProcess.Result {
    let bash = URL(filePath: "/bin/bash")
    return try ToolProcess.run(
      ["-euo", "pipefail", "-c", script], environment: environment, in: folder.url, program: bash)
  }

  /// Makes it a repository with one commit, which is the head of `origin/main` too.
  func commit() throws -> ToolProcess.Result {
    try run(
      "git init -q && git add -A && git commit -qm first"
        + " && git update-ref refs/remotes/origin/main HEAD")
  }

  /// Writes a file, unless one is there.
  func provide(_ name: String, _ text: String) throws {
    guard !FileManager.default.fileExists(atPath: folder.path(name)) else { return }
    try folder.write(name, Array(text.utf8))
  }
}
