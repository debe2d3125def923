import ToastText

extension Check {
  /// Each argument of a translation is of the kind that the source hands over.
  static let placeholderType = Check(
    id: "placeholder-type", severity: .error,
    summary: "an argument must be of the same kind as in the source",
    discussion: "An object read as a number prints nonsense, a number read as an object ends the "
      + "program. “%1$@” for a lone “%@” is the same argument.",
    reference: "IEEE Std 1003.1, fprintf",
    passing: [
      Example("%2$lld 個檔案由 %1$@ 傳送", source: "%1$@ sent %2$lld files", locale: "zh-Hant"),
      Example("%.1f GB 남음", source: "%.2f GB free", locale: "ko"),
    ],
    failing: [
      Example("↓%@ 個のファイルをコピーしました", source: "%d files copied", locale: "ja"),
      Example("↓%s öffnen", source: "Open %@"),
      Example("%2$@の↓%1$@", source: "%1$lld of %2$@", locale: "ja"),
    ],
    when: .percent
  ) { text, report in
    guard let comparison = text.placeholders, !comparison.isReordered else { return }
    for mismatch in comparison.mismatches {
      let specifier = mismatch.specifier
      report.report(
        "‘\(specifier.text)’ reads \(specifier.kind.rawValue), the source hands over "
          + "\(mismatch.expected.rawValue); write \(text.sourceSpecifier(specifier.position))",
        at: specifier.range)
    }
  }
}
