import Testing

@Suite struct FunctionScannerTests {
  @Test("measures a function from its brace to the closing one")
  func measures() throws {
    let file = SourceFile(
      path: "a.swift",
      text: """
        protocol P {
          func none(_ a: Int) -> Int
          init()
        }
        func one() { a.map { $0 } }
        package func two(
          _ a: Int = [1].map { $0 }[0]
        ) throws(E) -> Int
        where T: P {
          // "}"
          return 1
        }
        """)
    let found = try FunctionScanner.functions(in: file)
    #expect(found.map(\.line) == [5, 6])
    #expect(found.map(\.length) == [1, 4])
  }
}
