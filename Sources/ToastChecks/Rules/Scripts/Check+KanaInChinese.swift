import ToastText

extension Check {
  /// Chinese has no kana.
  static let kanaInChinese = Check(
    id: "kana-in-chinese", severity: .warning,
    summary: "Chinese must not have hiragana or katakana",
    discussion:
      "A lone の, which Chinese uses as decoration, is let pass, as are names of languages and "
      + "texts whose source has kana.",
    reference: "UAX #24, Script",
    passing: [Example("鮮の味", source: "Fresh taste", locale: "zh-Hant")],
    failing: [Example("已保存到↓アルバム", source: "Saved to album", locale: "zh-Hans")],
    when: .kana
  ) { text, report in
    guard text.locale.isChinese, text.traits.contains(.kana), !text.sourceTraits.contains(.kana),
      !text.isLanguageName,
      let range = text.value.firstRun(where: \.isKana)
    else { return }
    let kana = text.value.unicodeScalars.filter(\.isKana)
    guard !kana.allSatisfy({ $0 == "の" || $0 == "ヽ" || $0 == "ゝ" }) else { return }
    report.report("kana stands in Chinese; translate it", at: range)
  }
}
