import ToastText

extension Check {
  /// Latin letters and digits are of half width.
  static let fullwidthASCII = Check(
    id: "fullwidth-ascii", severity: .info, group: .style,
    summary: "Latin letters and digits are of half width",
    reference: "UAX #11, East Asian Width",
    passing: [Example("OK (1)", source: "OK (1)", locale: "ja")],
    failing: [Example("↓ＯＫ（１）", source: "OK (1)", locale: "ja")],
    of: .all, when: .fullwidth
  ) { text, report in
    guard
      let range = text.value.firstRun(where: {
        (0xFF10...0xFF19).contains($0.value) || (0xFF21...0xFF3A).contains($0.value)
          || (0xFF41...0xFF5A).contains($0.value)
      })
    else { return }
    report.report("letters or digits of full width stand here; write them in half width", at: range)
  }
}
