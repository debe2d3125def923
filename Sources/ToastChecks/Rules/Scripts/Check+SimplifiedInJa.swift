import ToastText

extension Check {
  /// Japanese has no Simplified characters.
  static let simplifiedInJa = Check(
    id: "simplified-in-ja", severity: .warning,
    summary: "Japanese must not have Simplified Chinese characters",
    discussion:
      "Simplified characters that JIS X 0208 does not have, and frequent Chinese ones outside "
      + "JIS X 0213. 国, 会 and 学 are Japanese.",
    reference: "ICU, Hans-Hant; JIS X 0208; JIS X 0213; GB/T 2312",
    passing: [Example("国の学会に点がある", source: "Country", locale: "ja")],
    failing: [Example("↓设定を保存", source: "Save settings", locale: "ja")],
    when: .simplifiedOutsideJIS
  ) { text, report in
    guard text.locale.isJapanese, !text.isLanguageName,
      !text.sourceTraits.contains(.simplifiedOutsideJIS),
      let found = HanFinding(text.value, .simplifiedOutsideJIS)
    else { return }
    report.report(
      "\(found.characters) \(found.count == 1 ? "is" : "are") Chinese only; write the Japanese form",
      at: found.range)
  }
}
