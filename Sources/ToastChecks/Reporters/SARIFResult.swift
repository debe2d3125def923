import ToastCatalogs
import ToastText

/// One finding as SARIF has it. (SARIF 2.1.0, section 3.27.)
struct SARIFResult {
  private let finding: Finding
  private let context: ReportContext
  private let isCompared: Bool

  init(_ finding: Finding, context: ReportContext, isCompared: Bool) {
    self.finding = finding
    self.context = context
    self.isCompared = isCompared
  }

  func json(ruleIndex: Int?) -> JSONOutput {
    let fingerprint = finding.fingerprint
    var members: [String: JSONOutput] = [
      "ruleId": .string(finding.rule),
      "level": SARIFRule.level(finding.severity),
      "message": SARIFMessage.json(finding.sentence),
      "locations": .array([location]),
      "partialFingerprints": .object([
        "toastL10n/v1": .string(fingerprint),
        // The one by which GitHub matches alerts of two runs: a hash, a colon and a number.
        "primaryLocationLineHash": .string("\(fingerprint.prefix(16)):1"),
      ]),
    ]
    if let ruleIndex { members["ruleIndex"] = .integer(ruleIndex) }
    if !suppressions.isEmpty { members["suppressions"] = .array(suppressions) }
    if isCompared {
      let isKnown = finding.standing == .baselined || finding.standing == .older
      members["baselineState"] = isKnown ? "unchanged" : "new"
    }
    return .object(members)
  }

  private var suppressions: [JSONOutput] {
    switch finding.standing {
    case .open, .older: []
    case .baselined:
      [.object(["kind": "external", "justification": "listed in the baseline"])]
    case .suppressed(let reason):
      [
        .object([
          "kind": "inSource",
          "justification": .string(reason.isEmpty ? "no reason is given" : reason),
        ])
      ]
    }
  }

  private var location: JSONOutput {
    var physical: [String: JSONOutput] = ["artifactLocation": artifact]
    if let start = finding.position {
      let end = finding.end ?? start
      physical["region"] = .object([
        "startLine": .integer(start.line), "startColumn": .integer(start.column),
        "endLine": .integer(end.line), "endColumn": .integer(end.column),
      ])
    }
    var location: [String: JSONOutput] = ["physicalLocation": .object(physical)]
    if let key = finding.key {
      let name = [key, finding.locale, finding.path].compactMap(\.self).joined(separator: "/")
      location["logicalLocations"] = .array([
        .object([
          "name": .string(key), "fullyQualifiedName": .string(name), "kind": "resource",
        ])
      ])
    }
    return .object(location)
  }

  /// Files of the working directory relative to it, others by their whole path.
  private var artifact: JSONOutput {
    let path = finding.file
    guard path.hasPrefix("/") || ReportContext.leadsOut(path) else {
      return .object(["uri": .string(Self.encoded(path)), "uriBaseId": "%SRCROOT%"])
    }
    let absolute = context.absolute(path)
    let scheme = absolute.hasPrefix("/") ? "file://" : ""
    return .object(["uri": .string(scheme + Self.encoded(absolute))])
  }

  /// A path as a URI reference. (RFC 3986, sections 2.1 and 3.3.)
  private static func encoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/":
        result.unicodeScalars.append(scalar)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
