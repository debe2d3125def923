import ToastText

extension Check {
  /// An ellipsis is one character.
  static let ellipsis = Check(
    id: "ellipsis", severity: .info, group: .style,
    summary: "an ellipsis is ‘…’, not three full stops",
    discussion:
      "Screen readers say three full stops one by one, or not at all. Chinese may have two of "
      + "‘…’.",
    reference: "Unicode Standard, U+2026; Apple Style Guide, ellipsis",
    passing: [Example("正在加载……", source: "Loading…", locale: "zh-Hans")],
    failing: [
      Example("読み込み中↓...", source: "Loading…", locale: "ja"), Example("Locating↓...", locale: "en"),
    ],
    of: .all, when: [.period, .cjkSign]
  ) { text, report in
    let bytes = Array(text.value.utf8)
    for dots in ["...", "。。。"] {
      guard let place = bytes[...].firstPlace(of: dots) else { continue }
      let before = place > 0 ? bytes[place - 1] : 0
      // Paths and ranges: “../…”, “1...5”.
      guard before != UInt8(ascii: "/"), before != UInt8(ascii: ".") else { continue }
      report.report(
        "three full stops stand for an ellipsis; write ‘…’", at: place..<place + dots.utf8.count)
      return
    }
  }
}
