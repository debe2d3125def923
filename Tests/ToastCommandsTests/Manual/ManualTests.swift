import Testing
import ToastCommands

@Suite("pages for man")
struct ManualTests {
  private static let groff = Program("groff")

  @Test("typeset without a warning", .enabled(if: groff != nil))
  func typeset() throws {
    for arguments in [["manual"]] + Tool.commands.map({ ["manual", $0.usage.name] }) {
      let folder = try TemporaryFolder()
      let page = InProcess.run(arguments)
      #expect(page.exitCode == .success)
      let path = try folder.write("page.1", Array(page.output.utf8))
      let result = try #require(Self.groff).run([
        "-man", "-ww", "-z", "-T", "utf8", "-K", "utf8", path,
      ])
      #expect(result.status == 0)
      #expect(result.text == "", "\(arguments)")
    }
  }

  @Test("say what help says")
  func contents() throws {
    for usage in Tool.commands.map({ $0.usage }) {
      let page = InProcess.run(["manual", usage.name]).output
      for option in usage.options {
        #expect(page.contains(option.name.replacing("-", with: "\\-")))
      }
    }
    #expect(InProcess.run(["manual", "transcrip"]).errors.contains("did you mean ‘transcript’?"))
  }
}
