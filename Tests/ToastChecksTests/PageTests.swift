import Foundation
import TestSupport
import Testing
import ToastChecks

@Suite("The page of checks")
struct PageTests {
  private static let url = SharedData.packageRoot.appending(
    path: "Sources/ToastChecks/ToastChecks.docc/Checks.md")

  /// Set `RECORD_CHECKS` to write the page anew.
  @Test("the documentation is what the checks say")
  func isFresh() throws {
    if ProcessInfo.processInfo.environment["RECORD_CHECKS"] != nil {
      try Data(Check.page.utf8).write(to: Self.url)
    }
    #expect(try String(contentsOf: Self.url, encoding: .utf8) == Check.page)
  }

  @Test("an explanation shows each example, and no character that cannot be seen")
  func explanations() {
    for check in Check.all {
      let text = check.explanation
      #expect(text.hasPrefix(check.id))
      for scalar in text.unicodeScalars where scalar != "\n" {
        let category = scalar.properties.generalCategory
        #expect(category != .control && category != .format, "\(check.id)")
      }
    }
  }
}
