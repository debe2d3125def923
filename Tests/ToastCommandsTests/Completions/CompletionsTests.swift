import Foundation
import Testing
import ToastCommands

/// The scripts in the shells they are for; a shell that is not installed is left out.
@Suite("completions work in real shells")
struct CompletionsTests {
  private static let bashShell = Program("bash")
  private static let zshShell = Program("zsh")
  private static let fishShell = Program("fish")

  private func script(_ shell: String, in folder: TemporaryFolder) throws -> String {
    let result = InProcess.run(["completions", shell])
    #expect(result.exitCode == .success)
    return try folder.write(shell, Array(result.output.utf8))
  }

  @Test(
    "bash", .enabled(if: bashShell != nil),
    arguments: [
      (["tra"], ["transcript"]), (["transcript", "--format", "js"], ["jsonl"]),
      (["rotor", "--assis"], ["--assistive"]), (["completions", "f"], ["fish"]),
      (["stats", "Pack"], ["Package.swift"]), (["transcript", "--rate", ""], []),
    ])
  func bash(words: [String], expected: [String]) throws {
    let folder = try TemporaryFolder()
    let path = try script("bash", in: folder)
    let line = (["toast-l10n"] + words).map { "'\($0)'" }.joined(separator: " ")
    let result = try #require(Self.bashShell).run([
      "--norc", "-c",
      "source '\(path)'; COMP_WORDS=(\(line)); COMP_CWORD=\(words.count); _toast_l10n; "
        + "printf '%s\\n' \"${COMPREPLY[@]}\"",
    ])
    #expect(result.text.split(separator: "\n").map(String.init) == expected)
    #expect(result.status == 0)
  }

  @Test(
    "fish", .enabled(if: fishShell != nil),
    arguments: [
      ("tra", ["transcript"]), ("transcript --format js", ["jsonl"]),
      ("rotor --assis", ["--assistive"]), ("completions f", ["fish"]),
      ("stats Pack", ["Package.swift"]), ("transcript -o Pack", ["Package.swift"]),
      ("transcript --rate ", []),
    ])
  func fish(line: String, expected: [String]) throws {
    let folder = try TemporaryFolder()
    let path = try script("fish", in: folder)
    let result = try #require(Self.fishShell).run([
      "--no-config", "-c", "source '\(path)'; complete -C 'toast-l10n \(line)'",
    ])
    let words = result.text.split(separator: "\n").map { $0.split(separator: "\t")[0] }
    #expect(words.map(String.init) == expected)
    #expect(result.status == 0)
  }

  /// Types a line and a tab into an interactive zsh in a pseudo-terminal, and prints what it shows.
  private static let zshDriver = """
    zmodload zsh/zpty
    zpty -b z zsh -f -i
    zpty -w z "PS1='> '; autoload -Uz compinit; compinit -u -D; source $1"
    zpty -w z "print RE''ADY"
    out=
    for n in {1..200}; do zpty -rt z line && out+=$line; [[ $out == *READY* ]] && break; sleep 0.1; done
    zpty -n -w z "toast-l10n $2"$'\\t'
    out=
    for n in {1..100}; do zpty -rt z line && out+=$line; [[ $out == *$3* ]] && break; sleep 0.1; done
    print -r -- "$out"
    """

  @Test(
    "zsh", .enabled(if: zshShell != nil), .timeLimit(.minutes(2)),
    arguments: [
      ("tra", "nscript"), ("completions f", "ish"), ("transcript --format js", "onl"),
      ("rotor --assis", "tive"),
    ])
  func zsh(line: String, rest: String) throws {
    let folder = try TemporaryFolder()
    let path = try script("zsh", in: folder)
    let driver = try folder.write("driver", Array(Self.zshDriver.utf8))
    let result = try #require(Self.zshShell).run(["-f", driver, path, line, rest])
    #expect(result.text.contains(rest), "\(result.text)")
  }

  @Test("another shell is named as wrong")
  func unknown() {
    let result = InProcess.run(["completions", "fishy"])
    #expect(result.exitCode == .usage)
    #expect(result.errors.contains("did you mean ‘fish’?"))
  }
}
