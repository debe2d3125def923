import Foundation

/// One check of a spec file of liblouis: a text and the cells it must give.
struct LiblouisCheck {
  var input: String
  var expected: String
  /// For each named emphasis, the scalars it covers, marked with `+`.
  var typeforms: [String: String] = [:]
  var isExpectedToFail = false
  var inputPositions: [Int]?
}

/// The forward checks of a file for one table.
struct LiblouisSpec {
  var file: String
  var table: String
  var display: String?
  var checks: [LiblouisCheck]

  /// Reads a file; sections that test backward translation only are left out.
  static func specs(of url: URL) throws -> [LiblouisSpec] {
    var specs: [LiblouisSpec] = []
    var display: String?
    var table = ""
    var isForward = true
    for pair in YAMLReader.pairs(of: try String(contentsOf: url, encoding: .utf8)) {
      switch pair.key {
      case "display": display = pair.value.text
      case "table":
        table = self.table(pair.value, file: url)
        isForward = true
      case "flags": isForward = pair.value["testmode"]?.text != "backward"
      case "tests" where isForward:
        let checks = (pair.value.items ?? []).compactMap(check)
        specs.append(
          LiblouisSpec(file: url.lastPathComponent, table: table, display: display, checks: checks))
      default: break
      }
    }
    return specs
  }

  /// The table a section names; one asks for “the current braille system” instead of a file.
  private static func table(_ value: YAMLValue, file: URL) -> String {
    if let name = value["__assert-match"]?.text { return name }
    if value["system"]?.text == "cmn-traditional" { return "zhcn-g1.ctb" }
    return file.deletingPathExtension().lastPathComponent + ".utb"
  }

  private static func check(_ value: YAMLValue) -> LiblouisCheck? {
    guard let items = value.items, items.count >= 2, let input = items[0].text,
      let expected = items[1].text
    else { return nil }
    var check = LiblouisCheck(input: unescaped(input), expected: unescaped(expected))
    guard items.count > 2 else { return check }
    for pair in items[2].pairs ?? [] {
      switch pair.key {
      case "typeform":
        for form in pair.value.pairs ?? [] { check.typeforms[form.key] = form.value.text }
      case "xfail": check.isExpectedToFail = pair.value.text != "false" && pair.value.text != "off"
      case "inputPos":
        check.inputPositions = pair.value.items?.compactMap { $0.text.flatMap { Int($0) } }
      default: break
      }
    }
    return check
  }

  /// A text with the escapes of liblouis, such as `\x0020`, put in.
  static func unescaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let kind = rest.popFirst() else {
        result.append(scalar)
        continue
      }
      let length = ["x": 4, "y": 5, "z": 8][kind]
      if let length, let value = UInt32(String(rest.prefix(length)), radix: 16),
        let named = Unicode.Scalar(value)
      {
        rest = rest.dropFirst(length)
        result.append(named)
        continue
      }
      switch kind {
      case "t": result.append("\t")
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "s": result.append(" ")
      default: result.append(kind)
      }
    }
    return String(result)
  }
}
