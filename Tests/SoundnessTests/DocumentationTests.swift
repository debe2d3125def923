import Testing

@Suite struct DocumentationTests {
  @Test("every public declaration has a doc comment")
  func publicSymbolsAreDocumented() throws {
    let pattern =
      #"^[ \t]*(?:@\w+(?:\([^)]*\))? +)*(?:public|open) +(?:[\w()]+ +)*"#
      + #"(?:struct|class|enum|protocol|actor|func|var|let|init|subscript|typealias)\b"#
    for file in try SourceTree.swiftFiles(in: "Sources") {
      for match in try file.matches(of: pattern) {
        #expect(Self.hasDocComment(file, match.line), "\(file):\(match.line)")
      }
    }
  }

  @Test("every case of a public enumeration has a doc comment")
  func publicCasesAreDocumented() throws {
    for file in try SourceTree.swiftFiles(in: "Sources") {
      for match in try file.matches(of: #"^( *)public (?:indirect )?enum "#) {
        let indent = match.groups[1]
        for line in match.line..<file.code.count {
          if file.code[line].hasPrefix(indent + "}") { break }
          guard file.code[line].hasPrefix(indent + "  case ") else { continue }
          #expect(Self.hasDocComment(file, line + 1), "\(file):\(line + 1)")
        }
      }
    }
  }

  @Test("every module has a landing page that names it")
  func landingPages() throws {
    let modules = Set(try SourceTree.swiftFiles(in: "Sources").map(\.module))
    for module in modules.sorted() where module != "toast-l10n" {
      let page = try? SourceTree.text("Sources/\(module)/\(module).docc/\(module).md")
      #expect(page?.hasPrefix("# ``\(module)``\n") == true, "\(module) has no landing page")
    }
  }

  /// Whether the declaration on a line, counted from 1, has a doc comment above its attributes.
  private static func hasDocComment(_ file: SourceFile, _ line: Int) -> Bool {
    for above in file.lines[..<(line - 1)].reversed() {
      let text = above.drop { $0 == " " }
      guard text.hasPrefix("@") || text.hasPrefix(")") else { return text.hasPrefix("///") }
    }
    return false
  }
}
