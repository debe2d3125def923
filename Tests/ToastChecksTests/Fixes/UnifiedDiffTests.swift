import Foundation
import Testing
import ToastChecks

@Suite("Diffs") struct UnifiedDiffTests {
  private func diff(_ before: String, _ after: String, path: String = "a.strings") -> String {
    let file = FixedFile(
      path: path, before: Array(before.utf8), after: Array(after.utf8), counts: [:])
    return String(decoding: UnifiedDiff.bytes(of: file), as: UTF8.self)
  }

  @Test("a changed line stands between three lines of context")
  func changedLine() {
    let lines = (1...9).map { "\($0)\n" }
    let after = lines.map { $0 == "5\n" ? "five\n" : $0 }
    #expect(
      diff(lines.joined(), after.joined())
        == "--- a/a.strings\n+++ b/a.strings\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  @Test("a file without a last line break, and one that is emptied")
  func ends() {
    let mark = "\\ No newline at end of file\n"
    #expect(
      diff("a\nb", "a\nc")
        == "--- a/a.strings\n+++ b/a.strings\n@@ -1,2 +1,2 @@\n a\n-b\n\(mark)+c\n\(mark)")
    #expect(diff("a\n", "") == "--- a/a.strings\n+++ b/a.strings\n@@ -1,1 +0,0 @@\n-a\n")
    #expect(diff("a", "a").isEmpty)
    #expect(diff("a\n", "b\n", path: "/x/y").hasPrefix("--- a/x/y\n"))
  }

  @Test("any two texts: the lines with + and blank are the one, those with - and blank the other")
  func random() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let before = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        "\(Int.random(in: 0..<9, using: &random))\n"
      }
      var after = before
      for _ in 0..<Int.random(in: 0..<6, using: &random) where !after.isEmpty {
        let place = Int.random(in: after.indices, using: &random)
        if Bool.random(using: &random) { after.remove(at: place) } else { after[place] = "x\n" }
      }
      let lines = diff(before.joined(), after.joined()).split(separator: "\n")
        .dropFirst(2).filter { !$0.hasPrefix("@@") }
      func side(_ sign: Character) -> [Substring] {
        lines.filter { $0.first == " " || $0.first == sign }.map { $0.dropFirst() }
      }
      guard before != after else { continue }
      // Hunks leave equal lines out, so that both sides must be found in the whole.
      let old = before.map { Substring($0.dropLast()) }
      #expect(old.count - side("-").count == after.count - side("+").count)
      #expect(isSubsequence(side("-"), of: old))
      #expect(isSubsequence(side("+"), of: after.map { Substring($0.dropLast()) }))
    }
  }

  private func isSubsequence(_ part: [Substring], of whole: [Substring]) -> Bool {
    var rest = whole[...]
    for line in part {
      guard let place = rest.firstIndex(of: line) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
