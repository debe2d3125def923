import ToastText

extension Check {
  /// Inflection markup is whole.
  static let inflectionUnbalanced = Check(
    id: "inflection-unbalanced", severity: .warning,
    summary: "inflection markup must be whole: ‘^[text](inflect: true)’",
    discussion: "Languages that do not inflect drop the markup altogether; that is right.",
    reference: "Apple, Automatic Grammar Agreement",
    passing: [
      Example("^[%lld Apfel](inflect: true)", source: "^[%lld apple](inflect: true)"),
      Example("りんご%lld個", source: "^[%lld apple](inflect: true)", locale: "ja"),
    ],
    failing: [
      Example("↓^[%lld Apfel", source: "^[%lld apple](inflect: true)"),
      Example("↓^[%lld Apfel](inflect: wahr)", source: "^[%lld apple](inflect: true)"),
    ],
    of: .all, when: .caret
  ) { text, report in
    let bytes = Array(text.value.utf8)
    for start in bytes.indices where bytes[start...].starts(with: "^[".utf8) {
      let rest = bytes[start...]
      guard let close = rest.firstIndex(of: UInt8(ascii: "]")),
        bytes[close...].starts(with: "](".utf8),
        let end = bytes[close...].firstIndex(of: UInt8(ascii: ")"))
      else {
        report.report(
          "this markup is not closed; end it with ‘](inflect: true)’", at: start..<start + 2)
        continue
      }
      let attributes = String(decoding: bytes[(close + 2)..<end], as: UTF8.self)
      let isKnown =
        attributes.contains("inflect: true") || attributes.contains("morphology:")
        || attributes.contains("inflect: false") || attributes.contains("agree")
      if !isKnown {
        report.report(
          "‘\(attributes)’ is no attribute of inflection; write ‘inflect: true’",
          at: start..<start + 2)
      }
    }
  }
}
