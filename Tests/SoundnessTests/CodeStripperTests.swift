import Testing

@Suite struct CodeStripperTests {
  @Test(
    "takes out comments and what stands in quotes, and keeps the code of interpolations",
    arguments: [
      ("let a = 1  // fatalError()", "let a = 1  "),
      ("a /* b /* c */ d */ e", "a  e"),
      (#"let a = "try! \(b!) // c""#, #"let a = ""(b!)"#),
      (##"let a = #"x " \n"# + b"##, #"let a = "" + b"#),
      ("let a = \"\"\"\n  as! \"b\"\n  \"\"\"\nc", "let a = \"\"\n\n\nc"),
      (#""\"" + a"#, #""" + a"#),
      ("#if os(macOS)", "#if os(macOS)"),
    ])
  func strips(_ source: String, _ expected: String) {
    var stripper = CodeStripper(source)
    #expect(stripper.code() == expected)
  }
}
