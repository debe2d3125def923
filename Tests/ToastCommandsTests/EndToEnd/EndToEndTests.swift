import Foundation
import Testing

@Suite struct EndToEndTests {
  @Test("data goes to the standard output, diagnostics to the standard error")
  func streamsAreApart() throws {
    let result = try ToolProcess.run(["localize", "action.later", "no.such.key", "--locale", "ja"])
    #expect(result.output == "あとで\nno.such.key\n")
    #expect(result.errors.contains("error: no catalog has the key ‘no.such.key’"))
    #expect(result.status == 1)
  }

  @Test("a reader that has gone gets no word of complaint")
  func closedPipe() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let tool = ToolProcess.executable.path
    let keys = Array(repeating: "action.later", count: 20_000).joined(separator: " ")
    process.arguments = ["-c", "'\(tool)' localize \(keys) --locale ja | head -n 1"]
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(output.fileHandleForReading.readDataToEndOfFile() == Data("あとで\n".utf8))
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  @Test("a full disk is said, with the exit code of failed output")
  func fullDisk() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let process = Process()
    process.executableURL = ToolProcess.executable
    process.arguments = ["--version"]
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text.hasPrefix("-: error: no space left on device"))
  }

  @Test("Ctrl-C ends the tool with 130")
  func interrupt() throws {
    let process = Process()
    process.executableURL = ToolProcess.executable
    process.arguments = ["localize", "a", "--catalog", "-"]
    // Nothing ever comes, so the tool waits until it is interrupted.
    let input = Pipe()
    let errors = Pipe()
    process.standardInput = input
    process.standardError = errors
    process.standardOutput = errors
    try process.run()
    // The handler is set before anything is read; a signal sent earlier ends the process too, with
    // the signal's own status, so it is sent until the process has gone.
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.2)
      process.interrupt()
    }
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    #expect(errors.fileHandleForReading.availableData.isEmpty)
  }

  @Test("the environment names the language where the command line does not")
  func environmentLanguage() throws {
    let label = ["localize", "action.later"]
    #expect(try ToolProcess.run(label, environment: ["LANG": "zh_TW.UTF-8"]).output == "稍後\n")
    #expect(
      try ToolProcess.run(label, environment: ["LANG": "en_US", "LANGUAGE": "fr:ja"]).output
        == "あとで\n")
    #expect(
      try ToolProcess.run(label, environment: ["LC_ALL": "C.UTF-8", "LANGUAGE": "ja"]).output
        == "Later\n")
    #expect(try ToolProcess.run(label).output == "Later\n")
  }
}
