import Testing
import ToastL10n

/// The comparison of code with its comments finds what it is for.
@Suite struct ExpectShownTests {
  private enum Color { case green }

  private let localizer = Localizer([], request: LocaleRequest(["ja"]))

  @Test("values are compared in each form")
  func forms() async throws {
    try await expectShown {
      localizer.label(.later)  // "あとで"
      ["a", "b"]
      // ["a", "b"]
      ["a", "b"].map { "1 " + $0 }
      // 1 a
      // 1 b
      Optional(Color.green)  // .green
      "⠟"  // "⠟", a cell
    }
  }

  @Test("a comment that is not true is an issue")
  func wrongValue() async {
    await withKnownIssue {
      try await expectShown {
        localizer.label(.later)  // "あと"
      }
    }
  }

  @Test("a comment without an expression is an issue")
  func noValue() async {
    await withKnownIssue {
      try await expectShown {
        let label = localizer.label(.later)  // "あとで"
        #expect(!label.isEmpty)
      }
    }
  }
}
