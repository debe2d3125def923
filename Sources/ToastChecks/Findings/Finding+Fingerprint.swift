extension Finding {
  /// A name of the finding that does not change when lines move.
  ///
  /// It comes from check, catalog, key, locale, branch and text, never from the line. (SARIF 2.1.0,
  /// section 3.27.17.)
  public var fingerprint: String {
    var hash = StableHash()
    for part in [rule, file, key ?? "", locale ?? "", path ?? "", value ?? message] {
      hash.add(part)
    }
    // Two faults in one text are told apart by where in the text they are.
    if let range, let mark { hash.add(String(mark.lowerBound - range.lowerBound)) }
    return hash.hexadecimal
  }
}
