import TestSupport
import Testing
import ToastCommands

/// What documents show of files is read by the tool without a word of complaint.
@Suite struct DocumentDataTests {
  /// What a block of JSON is a part of.
  enum Kind: Hashable, Sendable {
    /// A whole scenario, the members of one, or those of a toast in it.
    case scenario, behavior, toast
    /// A reader's profile.
    case reader
    /// The configuration of checks.
    case configuration

    init?(_ block: CodeBlock) {
      let text = block.text
      if text.hasPrefix("{") {
        self =
          text.contains("\"version\"")
          ? .scenario : text.contains("\"base\"") ? .reader : .configuration
      } else if text.hasPrefix("\"behavior\"") {
        self = .behavior
      } else if text.hasPrefix("\"title\"") {
        self = .toast
      } else {
        return nil
      }
    }
  }

  private static let blocks =
    (try? PackageDocument.allBlocks().filter { $0.language == "json" }) ?? []

  @Test("there are blocks of each kind")
  func kinds() {
    #expect(
      Set(Self.blocks.compactMap(Kind.init)) == [
        .scenario, .behavior, .toast, .reader, .configuration,
      ])
  }

  @Test("JSON is read without a finding", arguments: blocks)
  func dataIsRead(block: CodeBlock) throws {
    let folder = try TemporaryFolder()
    let example = "Resources/Examples/sync.toasts.json"
    let arguments: [String]
    switch try #require(Kind(block), "no kind is known of \(block.place)") {
    case .scenario:
      let catalog = PackageDocument("Tests/SamplePackage/Sources/App/Localizable.xcstrings")
      try folder.write("Localizable.xcstrings", catalog.lines().joined(separator: "\n").utf8)
      arguments = ["check", "--strict", try folder.write("a.toasts.json", block.text.utf8)]
    case .behavior:
      let text = "{ \"version\": 1, \(block.text), \"events\": [] }"
      arguments = ["check", "--strict", try folder.write("a.toasts.json", text.utf8)]
    case .toast:
      let text =
        "{ \"version\": 1, \"behavior\": \"toastkit\","
        + " \"events\": [{ \"at\": 0, \"present\": { \"id\": \"a\", \(block.text) } }] }"
      arguments = [
        "transcript", try folder.write("a.toasts.json", text.utf8), "--locale", "ja",
      ]
    case .reader:
      arguments = [
        "transcript", example, "--reader", try folder.write("reader.json", block.text.utf8),
      ]
    case .configuration:
      arguments = [
        "check", "Resources/Examples", "--config", try folder.write("a.json", block.text.utf8),
      ]
    }
    let result = InProcess.run(arguments)
    #expect(result.exitCode == .success, "\(block.place): \(result.output)\(result.errors)")
    #expect(!result.errors.contains("warning: "), "\(block.place): \(result.errors)")
  }

  @Test("the scenario that people begin with stands in the sample package")
  func firstScenario() throws {
    let scenarios = Self.blocks.filter { Kind($0) == .scenario }
    let file = try PackageDocument("Tests/SamplePackage/Sources/App/sync.toasts.json").lines()
    #expect(scenarios.map { $0.lines + [""] } == [file])
  }
}
