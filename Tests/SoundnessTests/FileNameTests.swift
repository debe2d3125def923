import Testing

@Suite struct FileNameTests {
  @Test("a file is named after what it holds, one primary type a file")
  func namesMatch() throws {
    for file in try SourceTree.swiftFiles(in: "Sources") where file.name != "main" {
      let types = try Self.topLevelTypes(file)
      let extended = try Self.topLevelExtensions(file)
      let base = String(file.name.prefix { $0 != "+" })
      if types.isEmpty {
        #expect(
          extended.isEmpty
            || extended.contains { $0 == base || $0.hasSuffix("." + base) || $0.hasPrefix(base) },
          "\(file) extends \(extended)")
      } else {
        let open = types.filter { !$0.isPrivate }.map(\.name)
        #expect(
          open.isEmpty || open == [base] || open.contains(base) && open.count == 1,
          "\(file) holds \(open)")
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
