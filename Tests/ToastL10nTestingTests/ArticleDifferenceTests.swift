import Foundation
import TestSupport
import Testing
import ToastL10nTesting

/// The difference that the article on tests shows is the one that is said.
struct ArticleDifferenceTests {
  private static let article = "Sources/ToastL10n/ToastL10n.docc/TestingToasts.md"

  @Test("three photos are four")
  func difference() throws {
    let shown = try #require(
      PackageDocument(Self.article).blocks().first { $0.text.hasPrefix("the transcript differs") })
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      at: PackageDocument("Tests/SamplePackage/Sources/App").url, to: folder)
    let source = folder.appending(path: "Tests.swift").path
    let scenario = ScenarioFile("sync.toasts.json", beside: source)
    let said = Mailbox()
    func run() {
      withKnownIssue {
        expectTranscript(of: scenario, locale: "ja", file: source)
      } matching: { issue in
        said.add(issue.comments.map(\.rawValue).joined(separator: "\n"))
        return true
      }
    }
    run()
    let text = try String(contentsOfFile: scenario.path, encoding: .utf8)
    try Data(text.replacing("[3]", with: "[4]").utf8).write(to: URL(filePath: scenario.path))
    run()
    let difference = try #require(said.all.last).replacing(folder.path, with: "…")
    #expect(difference.split(separator: "\n").map(String.init) == shown.lines)
  }
}
