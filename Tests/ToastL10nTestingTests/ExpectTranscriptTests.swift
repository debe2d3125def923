import Foundation
import TestSupport
import Testing
import ToastL10nTesting

/// What an expectation says when it fails.
struct ExpectTranscriptTests {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Where a test that stood in the folder would have its source.
    var source: String { url.appending(path: "Tests.swift").path }

    func write(_ title: String) throws -> ScenarioFile {
      let json = #"{"version":1,"events":[{"at":0,"present":{"id":"a","title":"\#(title)"}}]}"#
      try Data(json.utf8).write(to: url.appending(path: "saved.toasts.json"))
      return ScenarioFile("saved.toasts.json", beside: source)
    }

    func text(_ name: String) throws -> String {
      try String(contentsOf: url.appending(path: "Transcripts/\(name)"), encoding: .utf8)
    }
  }

  /// The texts of the issues that a closure records.
  private func issues(_ body: () -> Void) -> [String] {
    let texts = Mailbox()
    withKnownIssue {
      body()
    } matching: { issue in
      texts.add(issue.comments.map(\.rawValue).joined(separator: "\n"))
      return true
    }
    return texts.all
  }

  @Test("a missing file is recorded, and the second run passes")
  func records() throws {
    let folder = try Folder()
    let scenario = try folder.write("Saved")
    let said = issues { expectTranscript(of: scenario, file: folder.source) }
    #expect(said.count == 1)
    #expect(
      said.first?.contains("saved.en.voiceover.txt’; look at it, and run the test again") == true)
    #expect(try folder.text("saved.en.voiceover.txt").contains("0.000  Saved [default, spoken"))
    expectTranscript(of: scenario, file: folder.source)
  }

  @Test(
    "a difference is shown line by line, with the characters that differ",
    arguments: [
      ("en", "Photo saved", "Photos saved", "Photo⟦⟧ saved", "Photo⟦s⟧ saved"),
      ("ja", "写真を保存しました", "写真を削除しました", "写真を⟦保存⟧しました", "写真を⟦削除⟧しました"),
      ("zh-Hans", "照片已保存", "照片已删除", "照片已⟦保存⟧", "照片已⟦删除⟧"),
      ("zh-Hant", "相片已儲存", "相片已刪除", "相片已⟦儲存⟧", "相片已⟦刪除⟧"),
    ] as [(LanguageTag, String, String, String, String)])
  func difference(
    locale: LanguageTag, old: String, new: String, expected: String, came: String
  ) throws {
    let folder = try Folder()
    let scenario = try folder.write(old)
    _ = issues { expectTranscript(of: scenario, locale: locale, file: folder.source) }
    _ = try folder.write(new)
    let said = issues { expectTranscript(of: scenario, locale: locale, file: folder.source) }
    let lines = (said.first ?? "").split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("-     0.000  \(expected)") })
    #expect(lines.contains { $0.hasPrefix("+     0.000  \(came)") })
    #expect(lines.last == "set RECORD_TRANSCRIPTS=1 to record it anew")
  }

  @Test("a library's version alone is no difference")
  func versions() throws {
    let folder = try Folder()
    let scenario = try folder.write("Saved")
    _ = issues { expectTranscript(of: scenario, file: folder.source) }
    let text = try folder.text("saved.en.voiceover.txt")
    let older = text.replacing(#/ICU [\d.]+/#, with: "ICU 1.0")
    #expect(older != text)
    expectTranscript(of: scenario, matches: .text(older), file: folder.source)
  }

  @Test("a scenario that cannot be read says so, with its place")
  func faults() throws {
    let folder = try Folder()
    let missing = ScenarioFile("none.toasts.json", beside: folder.source)
    #expect(missing.locales == ["en"])
    #expect(issues { expectTranscript(of: missing) }.first?.contains("none.toasts.json") == true)
    let url = folder.url.appending(path: "bad.toasts.json")
    try Data(#"{"version":1,"events":[{"at":-1,"dismissAll":true}]}"#.utf8).write(to: url)
    let bad = ScenarioFile("bad.toasts.json", beside: folder.source)
    let said = issues { expectTranscript(of: bad, file: folder.source) }
    #expect(
      said.first?.contains("bad.toasts.json:1:30: error: ‘at’ must not be below zero") == true)
  }

  @Test("every locale of the catalogs is there once, in order")
  func locales() {
    #expect(LibraryTranscriptTests.library.locales == ["en", "ja", "zh-Hans", "zh-Hant"])
    #expect(LibraryTranscriptTests.library.name == "library")
  }
}
