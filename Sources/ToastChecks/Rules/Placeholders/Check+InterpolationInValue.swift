import ToastText

extension Check {
  /// Swift's interpolation does not stand in a text.
  static let interpolationInValue = Check(
    id: "interpolation-in-value", severity: .warning,
    summary: "a text must not hold Swift's interpolation; it is shown as it is",
    discussion: "Xcode turns “\\(name)” in code into a placeholder; in a catalog write the "
      + "placeholder.",
    reference: "Apple, Localizing strings that contain values",
    passing: [Example(#"C:\\neu"#, source: #"C:\\new"#)],
    failing: [Example(#"Hallo, ↓\(name)"#, source: "Hello, %@")],
    of: .all, when: .backslash
  ) { text, report in
    guard let place = text.value.firstRange(of: "\\(") else { return }
    if let source = text.source?.value, source.contains("\\(") { return }
    let start = text.value.utf8.distance(from: text.value.startIndex, to: place.lowerBound)
    let rest = text.value[place.upperBound...]
    guard let close = rest.firstIndex(of: ")"), close > rest.startIndex,
      rest[..<close].unicodeScalars.first.map({ $0.isASCIILetter || $0 == "_" }) == true
    else { return }
    report.report(
      "interpolation is not filled in here; write a placeholder such as ‘%@’", at: start..<start + 2
    )
  }
}
