import ToastText

extension Check {
  /// Brackets around Chinese characters are of full width.
  static let cjkParen = Check(
    id: "cjk-paren", severity: .info, group: .style,
    summary: "brackets around Chinese characters are of full width",
    discussion:
      "Brackets around Latin letters and digits alone may be of half width. Japanese is let "
      + "pass: both are usual there.",
    reference: "W3C, Requirements for Chinese Text Layout, 3.1",
    passing: [Example("大小 (MB)", source: "Sizes (MB)", locale: "zh-Hans")],
    failing: [Example("工具↓(测试版)", source: "Tool (beta)", locale: "zh-Hans")],
    when: .parenthesis
  ) { text, report in
    guard text.locale.isChinese, text.traits.contains(.han) else { return }
    let bytes = Array(text.value.utf8)
    for pair in BracketScanner.pairs(in: text.value) where pair.open == "(" && pair.close == ")" {
      let inside = String(decoding: bytes[pair.openOffset..<pair.closeOffset], as: UTF8.self)
      guard inside.unicodeScalars.contains(where: \.isHan) else { continue }
      report.report(
        "brackets of half width stand around Chinese; write ‘（’ and ‘）’",
        at: pair.openOffset..<pair.openOffset + 1)
    }
  }
}
