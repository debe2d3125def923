/// Finds the functions of a file and how long they are.
enum FunctionScanner {
  /// A function, its line counted from 1, and its lines from the opening brace to the closing one.
  struct Function {
    let line: Int
    let length: Int
  }

  /// The functions, initializers and subscripts that have a body.
  static func functions(in file: SourceFile) throws -> [Function] {
    try file.matches(of: #"^[ \w@()]*\b(func [^ (]+ ?[^ (]*|init[?]?|subscript)[<(]"#).compactMap {
      body(of: $0.line - 1, in: file.code)
    }
  }

  /// The body of the declaration on a line, or `nil` where it has none, as in a protocol.
  private static func body(of start: Int, in code: [String]) -> Function? {
    var parentheses = 0
    var braces = 0
    var opening: Int?
    for index in start..<code.count {
      for byte in code[index].utf8 {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["): parentheses += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): parentheses -= 1
        case UInt8(ascii: "{") where opening != nil || parentheses == 0:
          if opening == nil { opening = index }
          braces += 1
        case UInt8(ascii: "}") where opening != nil: braces -= 1
        case UInt8(ascii: "}") where parentheses == 0: return nil
        default: break
        }
        if let opening, braces == 0 {
          return Function(line: start + 1, length: index - opening + 1)
        }
      }
      if opening == nil, parentheses == 0, !goesOn(code, after: index) { return nil }
    }
    return nil
  }

  /// Whether a declaration without a brace yet has one on a later line.
  private static func goesOn(_ code: [String], after index: Int) -> Bool {
    let line = code[index].drop { $0 == " " }
    if ["->", ",", "where", "throws"].contains(where: line.hasSuffix) { return true }
    guard index + 1 < code.count else { return false }
    let next = code[index + 1].drop { $0 == " " }
    return ["{", "->", "where ", "throws", "async"].contains(where: next.hasPrefix)
  }
}
