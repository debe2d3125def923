import Foundation
import TestSupport
import Testing
import ToastChecks

@Suite("The list of checks is the list of files")
struct CheckListTests {
  private static let folder = SharedData.packageRoot.appending(path: "Sources/ToastChecks/Rules")

  private static func files() -> [URL] {
    let items = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (items?.allObjects ?? []).compactMap { $0 as? URL }.filter {
      $0.lastPathComponent.hasPrefix("Check+")
    }
  }

  /// `Check+CJKParen.swift` holds `cjk-paren`.
  private static func identifier(_ file: URL) -> String {
    let name = file.deletingPathExtension().lastPathComponent.dropFirst("Check+".count)
    var words: [String] = []
    for (index, letter) in name.enumerated() {
      let previous = index > 0 ? name[name.index(name.startIndex, offsetBy: index - 1)] : " "
      let rest = name[name.index(name.startIndex, offsetBy: index)...].dropFirst()
      let begins = letter.isUppercase && (!previous.isUppercase || rest.first?.isLowercase == true)
      if begins || words.isEmpty { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return words.joined(separator: "-")
  }

  @Test("each file has its check and each check its file")
  func filesMatch() {
    let files = Self.files().map(Self.identifier).sorted()
    #expect(files == Check.all.map(\.id).sorted())
  }

  @Test("a file has at most 80 lines")
  func shortFiles() throws {
    for file in Self.files() {
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 81, "\(file.lastPathComponent)")
    }
  }

  @Test("identifiers are unique; summaries are sentences without a period; references are there")
  func tidyTexts() {
    #expect(Set(Check.all.map(\.id)).count == Check.all.count)
    for check in Check.all {
      #expect(check.id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(check.id)")
      #expect(!check.summary.hasSuffix("."), "\(check.id)")
      #expect(check.discussion.isEmpty || check.discussion.hasSuffix("."), "\(check.id)")
      #expect(!check.reference.isEmpty, "\(check.id)")
      #expect(!check.passing.isEmpty, "\(check.id)")
    }
  }

  @Test("every check but those of limits has a failing example")
  func failingExamples() {
    let without = Check.all.filter(\.failing.isEmpty).map(\.id)
    #expect(Set(without).isSubset(of: ["nesting-limit", "too-many-problems"]))
  }
}
