import ToastText

extension Check {
  /// Signs between Chinese or Japanese characters are of full width.
  static let cjkHalfwidthPunct = Check(
    id: "cjk-halfwidth-punct", severity: .warning,
    summary: "a sign between Chinese or Japanese characters should be of full width",
    discussion:
      "Numbers, times and addresses are let pass. Of colons the majority of the catalog counts. "
      + "In Japanese it is for information.",
    reference: "W3C, Requirements for Chinese Text Layout, 3.1",
    passing: [
      Example("版本 2.0，内部版本 15", source: "Version 2.0, build 15", locale: "zh-Hans"),
      Example("10:30 开始", source: "Starts at 10:30", locale: "zh-Hans"),
      Example("请见 https://example.com", source: "See https://example.com", locale: "zh-Hans"),
    ],
    failing: [
      Example("你好↓,世界", source: "Hello, world", locale: "zh-Hans"),
      Example("更改已保存↓.", source: "Your changes were saved.", locale: "zh-Hans"),
    ],
    when: .sentenceSign
  ) { text, report in
    guard text.locale.isIdeographic, text.traits.hasAny(of: .ideographic),
      text.traits.contains(.sentenceSign)
    else { return }
    let counts = text.catalog.tally.counts(of: text.locale.name)
    for sign in HalfwidthSigns.signs(in: text.value) {
      if sign.scalar == ":", counts.halfColons > counts.fullColons || counts.fullColons == 0 {
        continue
      }
      let form = HalfwidthSigns.fullwidth(sign.scalar, text.locale)
      report.report(
        "‘\(sign.scalar)’ of half width stands after a wide character; write ‘\(form)’",
        at: sign.offset..<sign.offset + 1, text.locale.isChinese ? .warning : .info)
    }
  }
}
