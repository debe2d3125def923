/// The value of an expression in a block of code, with its line in the test's source.
struct ShownValue {
  let line: Int
  let value: Any

  /// Whether a comment says the value: a text in quotes, a list, the lines of a list, a case.
  ///
  /// Behind a value words may follow, as in `"⠟⠲⠂⠱⠆", chóng shì`.
  func isSaid(by comment: [String]) -> Bool {
    let value = Self.unwrapped(value)
    if let lines = value as? [String], lines == comment { return true }
    guard comment.count == 1 else { return false }
    let text =
      switch value {
      case let text as String: "\"\(text)\""
      case let texts as [String]: "[" + texts.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
      default: ".\(value)"
      }
    guard comment[0].hasPrefix(text) else { return false }
    return comment[0].dropFirst(text.count).first.map { $0 == "," } ?? true
  }

  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let child = mirror.children.first else { return value }
    return unwrapped(child.value)
  }
}

/// Collects the values of the expressions in a closure, which reads as code in an article does.
@resultBuilder enum ShownValues {
  static func buildExpression<Value>(_ value: Value, line: Int = #line) -> [ShownValue] {
    [ShownValue(line: line, value: value)]
  }

  static func buildExpression(_ value: Void, line: Int = #line) -> [ShownValue] { [] }

  static func buildBlock(_ values: [ShownValue]...) -> [ShownValue] { values.flatMap(\.self) }
}
