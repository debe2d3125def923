import ToastText

extension Check {
  /// Traditional Chinese has no Simplified characters.
  static let simplifiedInHant = Check(
    id: "simplified-in-hant", severity: .warning,
    summary: "Traditional Chinese must not have Simplified characters",
    discussion:
      "Characters that ICU's Hans-Hant changes and Big5 does not have; for Hong Kong and Macao "
      + "those outside HKSCS too. 后, 里, 台 and 群 are in both writings. Two and more in one text are an "
      + "error. A file that is Simplified as a whole is one finding.",
    reference: "ICU, Hans-Hant; Big5; HKSCS",
    passing: [
      Example("皇后的宮殿在公里之外", source: "Palace", locale: "zh-Hant"),
      Example("不要干擾台灣系統", source: "Do not interfere", locale: "zh-Hant"),
    ],
    failing: [
      Example("設定已儲存，↓请重試", source: "Saved", locale: "zh-Hant"),
      Example("啟動時↓检查更新", source: "Check for updates", locale: "zh-TW"),
    ],
    when: .simplified
  ) { text, report in
    guard text.locale.isHant, !text.catalog.tally.isSwapped(text.locale) else { return }
    let trait: TextTraits = text.locale.isHongKong ? .simplifiedOutsideHKSCS : .simplified
    guard let found = HanFinding(text.value, trait), !text.isLanguageName else { return }
    report.report(
      "\(found.characters) \(found.count == 1 ? "is" : "are") Simplified; write the Traditional form",
      at: found.range, found.count > 1 ? .error : .warning)
  }
}
