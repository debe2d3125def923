import ToastText

extension Check {
  /// A number has as many fraction digits as in the source.
  static let placeholderPrecision = Check(
    id: "placeholder-precision", severity: .info,
    summary: "a number has as many fraction digits as in the source",
    discussion: "Another precision is legal and sometimes wanted, so this is for information.",
    reference: "IEEE Std 1003.1, fprintf",
    passing: [Example("%.2f GB frei", source: "%.2f GB free")],
    failing: [Example("↓%.1f GB 남음", source: "%.2f GB free", locale: "ko")],
    when: .percent
  ) { text, report in
    for specifier in text.placeholders?.precisions ?? [] {
      report.report(
        "‘\(specifier.text)’ shows other digits than the source's "
          + "\(text.sourceSpecifier(specifier.position)); check that this is meant",
        at: specifier.range)
    }
  }
}
