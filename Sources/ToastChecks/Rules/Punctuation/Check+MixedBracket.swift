import ToastText

extension Check {
  /// The two brackets of a pair are of one width.
  static let mixedBracket = Check(
    id: "mixed-bracket", severity: .warning,
    summary: "the two brackets of a pair must be of one width",
    reference: "UAX #11, East Asian Width",
    passing: [Example("大小 (MB)", source: "Sizes (MB)", locale: "zh-Hans")],
    failing: [Example("安装包工具↓(测试版）", source: "Package tool (beta)", locale: "zh-Hans")],
    of: .all, when: .fullwidth
  ) { text, report in
    guard text.traits.contains(.fullwidth) else { return }
    for pair in BracketScanner.pairs(in: text.value) where pair.isMixed {
      report.report(
        "‘\(pair.open)’ and ‘\(pair.close)’ are of different widths; use one form",
        at: pair.openOffset..<pair.openOffset + UTF8.width(pair.open))
    }
  }
}
