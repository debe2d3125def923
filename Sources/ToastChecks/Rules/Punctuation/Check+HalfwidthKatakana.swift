import ToastText

extension Check {
  /// Katakana is of full width.
  static let halfwidthKatakana = Check(
    id: "halfwidth-katakana", severity: .warning, summary: "katakana must be of full width",
    discussion:
      "Half-width katakana comes from old terminals and reads badly in braille and speech.",
    reference: "UAX #11, East Asian Width; JIS X 4051",
    passing: [Example("ファイル", source: "File", locale: "ja")],
    failing: [Example("↓ﾌｧｲﾙﾒﾆｭｰ", source: "File menu", locale: "ja")],
    of: .all, when: .halfwidthKana
  ) { text, report in
    guard !text.sourceTraits.contains(.halfwidthKana),
      let range = text.value.firstRun(where: { (0xFF66...0xFF9F).contains($0.value) })
    else { return }
    report.report("half-width katakana stands here; write it in full width", at: range)
  }
}
