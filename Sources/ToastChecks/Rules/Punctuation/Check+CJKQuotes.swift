import ToastText

extension Check {
  /// Quotation marks are those of the language.
  static let cjkQuotes = Check(
    id: "cjk-quotes", severity: .info, group: .style,
    summary: "quotation marks are those usual in the language",
    discussion:
      "Simplified Chinese “ ”, Traditional Chinese 「」. 《》 are for titles and let pass, as is "
      + "Japanese, which uses both.",
    reference: "GB/T 15834; MOE, Revised Handbook of Punctuation",
    passing: [
      Example("要打开“%@”吗？", source: "Open \"%@\"?", locale: "zh-Hans"),
      Example("要開啟「%@」嗎？", source: "Open \"%@\"?", locale: "zh-Hant"),
    ],
    failing: [
      Example("要開啟↓“%@”嗎？", source: "Open \"%@\"?", locale: "zh-Hant"),
      Example("要打开↓「%@」吗？", source: "Open \"%@\"?", locale: "zh-Hans"),
      Example("要打开↓\"%@\"吗？", source: "Open \"%@\"?", locale: "zh-Hans"),
    ],
    when: [.curlyQuote, .cjkSign, .quote]
  ) { text, report in
    guard text.locale.isChinese, text.traits.contains(.han), !text.traits.contains(.angle) else {
      return
    }
    let wrong: Set<Unicode.Scalar> = text.locale.isHant ? ["“", "\""] : ["「", "『", "\""]
    var offset = 0
    for scalar in text.value.unicodeScalars {
      if wrong.contains(scalar) {
        let pair = text.locale.isHant ? "「」" : "“”"
        report.report(
          "‘\(scalar)’ is not usual in \(text.locale.name); write \(pair)",
          at: offset..<offset + UTF8.width(scalar))
        return
      }
      offset += UTF8.width(scalar)
    }
  }
}
