/// A command of a document that is held otherwise than by a unit test.
///
/// It builds the package, installs software or takes minutes.
struct HeldCommand: Hashable, Sendable {
  /// How it is held.
  enum Way: Hashable, Sendable {
    /// A script that `.ci/run` begins, directly or through another, has these words on a line.
    case runs(script: String, words: String)

    /// Nothing runs it, for a reason; the names in it are compared with those of the package.
    case cannotRun(reason: String)
  }

  /// The command as documents write it.
  let command: String

  /// What makes sure that it works.
  let way: Way

  private init(_ command: String, _ way: Way) {
    self.command = command
    self.way = way
  }

  /// The same command in the words of a script that CI runs.
  private static func run(_ commands: String..., by script: String) -> [HeldCommand] {
    commands.map { HeldCommand($0, .runs(script: script, words: $0)) }
  }

  /// A command with other figures or names than those that CI runs it with.
  private static func run(
    _ commands: String..., as words: String, by script: String
  ) -> [HeldCommand] {
    commands.map { HeldCommand($0, .runs(script: script, words: words)) }
  }

  private static func unrun(_ reason: String, _ commands: String...) -> [HeldCommand] {
    commands.map { HeldCommand($0, .cannotRun(reason: reason)) }
  }

  /// Every such command of the documents.
  static let all: [HeldCommand] =
    run(
      "Scripts/demo", "Scripts/setup", "Scripts/test",
      "swift run toast-l10n doctor",
      "swift build --target ToastChecks", "swift build -c release --product toast-l10n",
      "swift build -c release --static-swift-stdlib --product toast-l10n",
      "strip .build/release/toast-l10n", by: ".ci/run")
    + run("Scripts/fuzz 60", "Scripts/fuzz 600 StringCatalog", as: "Scripts/fuzz 5", by: ".ci/run")
    + run("Scripts/api-changes v0.1.0", as: "Scripts/api-changes \"$tag\"", by: ".ci/run")
    + run(
      "Scripts/api-changes HEAD~3 ToastModel", as: "Scripts/api-changes HEAD ToastText",
      by: ".ci/run")
    + run("Scripts/test --filter ToastChecksTests", as: "Scripts/test", by: ".ci/run")
    + run(
      "swift format --in-place --recursive Sources Tests",
      as: "swift format lint --strict --parallel --recursive Sources Tests", by: ".ci/run")
    + run(
      "swift package toast-check", "swift package toast-check --target App",
      "swift package toast-check --format github --strict",
      "swift package toast-transcript --locale ja", "swift test", by: "Scripts/try-plugins")
    + unrun("it is the script of CI itself", ".ci/run")
    + unrun(
      "it writes into the package; the same tests without the variable compare",
      "RECORD_DOCUMENTS=1 swift test --filter DocumentTests",
      "RECORD_CHECKS=1 swift test --filter ToastChecksTests",
      "RECORD_CHECKS=1 Scripts/test --filter ToastChecksTests",
      "RECORD_TRANSCRIPTS=1 swift test --filter ToastL10nTestingTests")
    + unrun(
      "its figures need a machine with nothing else to do",
      "swift run -c release --package-path Benchmarks",
      "swift run -c release --package-path Benchmarks Benchmarks load match")
    + unrun(
      "it installs software",
      "apt-get update && apt-get install -y libicu-dev pkg-config liblouis20 liblouis-data")
}
