extension String {
  /// The text as messages quote it: control characters as escapes, at most 60 scalars.
  package var shortened: String {
    var result = ""
    for (count, scalar) in unicodeScalars.enumerated() {
      guard count < 60 else { return result + "…" }
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
