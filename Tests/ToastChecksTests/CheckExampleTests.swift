import Testing
import ToastChecks

@Suite("Every check finds its failing examples and is silent on its passing ones")
struct CheckExampleTests {
  @Test("failing examples are found where ↓ stands", arguments: Check.all.map(\.id))
  func failing(_ id: String) throws {
    let check = try #require(Check.named(id))
    for example in check.failing {
      let expected = example.marks
      let found = example.findings(of: check)
      #expect(!expected.isEmpty, "‘\(example.text)’ has no ↓")
      #expect(found == expected, "\(example.text)")
    }
  }

  @Test("passing examples are silent", arguments: Check.all.map(\.id))
  func passing(_ id: String) throws {
    let check = try #require(Check.named(id))
    for example in check.passing {
      #expect(example.findings(of: check).isEmpty, "\(example.text)")
    }
  }
}
