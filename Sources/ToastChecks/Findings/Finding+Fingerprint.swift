extension Finding {
  /// A name of the finding that does not change when lines move, and that no other has.
  ///
  /// It comes from check, catalog, key, locale, branch and text, never from the line. (SARIF 2.1.0,
  /// section 3.27.17.)
  public var fingerprint: String {
    var hash = StableHash()
    for part in [rule, file, key ?? "", locale ?? "", path ?? "", value ?? wording] {
      hash.add(part)
    }
    // Two faults in one text are told apart by where in the text they are.
    if let range, let mark { hash.add(String(mark.lowerBound - range.lowerBound)) }
    if occurrence > 0 { hash.add("#\(occurrence)") }
    return hash.hexadecimal
  }

  /// The message without its numbers: some count lines, which move.
  private var wording: String { message.filter { !$0.isASCII || !$0.isNumber } }

  /// The findings of one catalog, each with its number among those that only their order tells
  /// apart.
  static func numbered(_ findings: [Finding]) -> [Finding] {
    var counts: [String: Int] = [:]
    return findings.map { finding in
      var finding = finding
      finding.occurrence = 0
      let name = finding.fingerprint
      finding.occurrence = counts[name, default: 0]
      counts[name, default: 0] += 1
      return finding
    }
  }
}
