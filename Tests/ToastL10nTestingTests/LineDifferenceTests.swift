import Testing

@testable import ToastL10nTesting

@Suite("Differences of lines")
struct LineDifferenceTests {
  private func difference(_ old: String, _ new: String) -> [String] {
    LineDifference(
      from: old.split(separator: " ").map(String.init),
      to: new.split(separator: " ").map(String.init)
    ).lines
  }

  @Test("shows two lines around a change, and that others are left out")
  func context() {
    #expect(
      difference("a b c d e f g h", "a b c d X f g h") == [
        "  …", "  c", "  d", "- ⟦e⟧", "+ ⟦X⟧", "  f", "  g", "  …",
      ])
  }

  @Test("shows lines that came or went, at the ends too")
  func ends() {
    #expect(difference("a b", "a b c") == ["  a", "  b", "+ c"])
    #expect(difference("a b c", "b c") == ["- a", "  b", "  c"])
    #expect(difference("", "a") == ["+ a"])
    #expect(difference("a b", "a b") == [])
  }

  @Test("changes that stand close together share their context")
  func neighbours() {
    #expect(
      difference("a b c d e", "X b c d Y") == [
        "- ⟦a⟧", "+ ⟦X⟧", "  b", "  c", "  d", "- ⟦e⟧", "+ ⟦Y⟧",
      ])
  }

  @Test("marks what differs by whole characters")
  func characters() {
    #expect(difference("e\u{301}te", "e\u{301}ta") == ["- e\u{301}t⟦e⟧", "+ e\u{301}t⟦a⟧"])
    #expect(difference("aaa", "aa") == ["- aa⟦a⟧", "+ aa⟦⟧"])
  }
}
