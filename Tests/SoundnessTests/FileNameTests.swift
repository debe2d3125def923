import Testing

@Suite struct FileNameTests {
  @Test("a file is named after its primary type, which comes first")
  func namesMatch() throws {
    for file in try SourceTree.swiftFiles(in: "Sources") where file.name != "main" {
      let types = try Self.topLevelTypes(file).filter { !$0.isPrivate }.map(\.name)
      let extended = try Self.topLevelExtensions(file)
      let base = String(file.name.prefix { $0 != "+" })
      if file.name != base {
        #expect(
          extended.contains(base) || extended.contains { $0.hasSuffix("." + base) }, "\(file)")
      } else if let first = types.first {
        #expect(first == base, "\(file) begins with \(first)")
      }
    }
  }

  private static func topLevelTypes(
    _ file: SourceFile
  ) throws -> [(name: String, isPrivate: Bool)] {
    try file.matches(
      of: #"^(?:@[\w()]+ )*((?:[\w()]+ )*)(?:struct|enum|class|actor|protocol) (\w+)"#
    ).map { ($0.groups[2], $0.groups[1].contains("private")) }
  }

  private static func topLevelExtensions(_ file: SourceFile) throws -> [String] {
    try file.matches(of: #"^(?:[\w()@]+ )*extension ([\w.]+)"#).map { $0.groups[1] }
  }
}
