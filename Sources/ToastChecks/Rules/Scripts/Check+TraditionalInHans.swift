import ToastText

extension Check {
  /// Simplified Chinese has no Traditional characters.
  static let traditionalInHans = Check(
    id: "traditional-in-hans", severity: .warning,
    summary: "Simplified Chinese must not have Traditional characters",
    discussion:
      "Characters that ICU's Hant-Hans changes and GB 2312 does not have; 乾, 著 and 瞭 are in "
      + "both writings. A file that is Traditional as a whole is one finding.",
    reference: "ICU, Hant-Hans; GB/T 2312",
    passing: [Example("著名的乾隆瞭望台", source: "Famous", locale: "zh-Hans")],
    failing: [Example("↓設定已儲存，請重試", source: "Saved", locale: "zh-Hans")],
    when: .traditional
  ) { text, report in
    guard text.locale.isHans, !text.catalog.tally.isSwapped(text.locale), !text.isLanguageName,
      let found = HanFinding(text.value, .traditional)
    else { return }
    report.report(
      "\(found.characters) \(found.count == 1 ? "is" : "are") Traditional; write the Simplified form",
      at: found.range)
  }
}
