import TestSupport
import Testing
import ToastCommands

/// No block of a document stands there without a test that holds it.
@Suite struct BlockKindTests {
  /// The page of rules is written by a test, which has examples in blocks without a language.
  private static let blocks =
    (try? PackageDocument.allBlocks().filter { !$0.path.hasSuffix("/Checks.md") }) ?? []

  @Test("each block is of a kind that tests know", arguments: blocks)
  func kind(block: CodeBlock) throws {
    switch block.language {
    // ‘DocumentTests’, ‘DocumentScriptTests’, ‘DocumentDataTests’, ‘SnippetTests’.
    case "console", "sh", "yaml", "json", "swift": break
    case "" where block.text.contains("─►"): break  // a drawing
    case "" where block.text.hasPrefix("the transcript differs"): break  // ‘ArticleDifferenceTests’
    case "" where block.text.hasPrefix("[l10n:skip "):
      let rule = block.text.split(separator: " ")[1]
      #expect(InProcess.run(["checks", String(rule)]).exitCode == .success, "\(block.place)")
    default: Issue.record("no test holds the block at \(block.place); see CONTRIBUTING.md")
    }
  }

  @Test("blocks are found")
  func blocksAreFound() {
    #expect(Self.blocks.count > 50)
  }
}
