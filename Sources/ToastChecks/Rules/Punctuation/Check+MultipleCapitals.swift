import ToastText

extension Check {
  /// No word has two capitals by a slip.
  static let multipleCapitals = Check(
    id: "multiple-capitals", severity: .info, group: .style,
    summary: "no word begins with two capitals by a slip",
    discussion: "Words that the source has alike, and names such as iPhone or GB, are let pass.",
    reference: "Unicode Standard, section 5.18, Case Mappings",
    passing: [Example("USBs verbinden", source: "Connect USBs")],
    failing: [Example("↓SPeichern", source: "Save")],
    when: .latin
  ) { text, report in
    guard let source = text.source else { return }
    var offset = 0
    for word in text.value.split(separator: " ", omittingEmptySubsequences: false) {
      let scalars = Array(word.unicodeScalars.prefix(5))
      let isSlip =
        scalars.count > 4 && scalars[0].properties.isUppercase && scalars[1].properties.isUppercase
        && scalars[2...].allSatisfy { $0.properties.isLowercase }
      if isSlip, !source.value.contains(word) {
        report.report(
          "‘\(word)’ begins with two capitals; write one", at: offset..<offset + word.utf8.count)
      }
      offset += word.utf8.count + 1
    }
  }
}
