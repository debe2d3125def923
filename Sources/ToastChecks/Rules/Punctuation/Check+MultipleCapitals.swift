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
    guard let source = text.source, let range = slip(in: text.value) else { return }
    let word = String(decoding: Array(text.value.utf8)[range], as: UTF8.self)
    guard !source.value.contains(word) else { return }
    report.report("‘\(word)’ begins with two capitals; write one", at: range)
  }

  /// The first word that begins with two capitals and goes on with three small letters.
  private static func slip(in text: String) -> Range<Int>? {
    let bytes = text.utf8.span
    func isUpper(_ place: Int) -> Bool { (0x41...0x5A).contains(bytes[place]) }
    func isLower(_ place: Int) -> Bool { (0x61...0x7A).contains(bytes[place]) }
    var start = 0
    for place in 0...bytes.count where place == bytes.count || bytes[place] == 0x20 {
      defer { start = place + 1 }
      guard place - start > 4, isUpper(start), isUpper(start + 1),
        (start + 2..<start + 5).allSatisfy(isLower)
      else { continue }
      return start..<place
    }
    return nil
  }
}
