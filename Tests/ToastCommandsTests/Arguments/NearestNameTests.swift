import Testing
import ToastText

@Suite struct NearestNameTests {
  private static let names = ["localize", "labels", "locales", "transcript", "check", "checks"]

  @Test(
    "finds the name behind a typing mistake",
    arguments: [
      ("localise", "localize"), ("lables", "labels"), ("locale", "locales"), ("chekc", "check"),
      ("LABELS", "labels"), ("trans", "transcript"), ("transcirpt", "transcript"),
    ])
  func findsNearest(_ typed: String, _ expected: String) {
    #expect(NearestName.find(typed, among: Self.names) == expected)
  }

  @Test("finds nothing where nothing is near", arguments: ["", "x", "install", "lo", "日本語"])
  func findsNothing(_ typed: String) {
    #expect(NearestName.find(typed, among: Self.names) == nil)
  }

  @Test("takes a very long word in its stride")
  func longWord() {
    #expect(NearestName.find(String(repeating: "z", count: 1_000_000), among: Self.names) == nil)
  }
}
