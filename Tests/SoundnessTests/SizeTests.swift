import Testing

@Suite struct SizeTests {
  @Test("files are short: median at most 100 lines, nine of ten at most 250, none over 400")
  func fileSizes() throws {
    let files = try SourceTree.swiftFiles(in: "Sources")
    let counts = files.map(\.lineCount).sorted()
    #expect(counts[counts.count / 2] <= 100)
    #expect(counts[counts.count * 9 / 10] <= 250)
    for file in files + (try SourceTree.swiftFiles(in: "Tests")) {
      #expect(file.lineCount <= 400, "\(file) has \(file.lineCount) lines")
    }
  }

  @Test("a subcommand has at most 120 lines")
  func subcommandSizes() throws {
    for file in try SourceTree.swiftFiles(in: "Sources/ToastCommands/Subcommands") {
      #expect(file.lineCount <= 120, "\(file) has \(file.lineCount) lines")
    }
  }

  @Test("a shim file has at most 150 lines")
  func shimSizes() throws {
    for path in try SourceTree.paths(in: "Sources/ICUShims") {
      let count = try SourceTree.text(path).split(
        separator: "\n", omittingEmptySubsequences: false
      ).count
      #expect(count <= 151, "\(path) has \(count) lines")
    }
  }

  @Test("a function has at most 40 lines")
  func functionSizes() throws {
    for file in try SourceTree.swiftFiles(in: "Sources", "Tests") {
      for function in try FunctionScanner.functions(in: file) {
        #expect(
          function.length <= 40, "\(file.path):\(function.line) has \(function.length) lines")
      }
    }
  }

  @Test("a line has at most 100 columns")
  func lineLengths() throws {
    for file in try SourceTree.swiftFiles(in: "Sources", "Tests") {
      let long = file.lines.indices.filter { file.lines[$0].count > 100 }
      // Text that cannot be broken, such as a long string, is left to the formatter.
      #expect(long.count * 50 <= file.lineCount + 50, "\(file) \(long)")
    }
  }
}
