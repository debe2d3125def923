import ToastText

extension Check {
  /// A placeholder is written with half-width signs.
  static let placeholderFullwidth = Check(
    id: "placeholder-fullwidth", severity: .error,
    summary: "a placeholder must be written with half-width signs",
    discussion:
      "Input methods turn ‘%’ into ‘％’, and the text then shows “％@” instead of the value. "
      + "A percent sign that is none is let pass: 100％完了.",
    reference: "UAX #11, East Asian Width",
    passing: [Example("100％完了", source: "100% complete", locale: "ja")],
    failing: [
      Example("トピック「↓％@」を削除しますか？", source: "Delete topic %@?", locale: "ja"),
      Example("↓％１＄＠を削除しますか？", source: "Delete %1$@?", locale: "ja"),
      Example("嗨，↓｛name｝", source: "Hi {name}", locale: "zh-Hant"),
    ],
    when: .fullwidth
  ) { text, report in
    guard let range = FullwidthPlaceholders.first(in: text) else { return }
    report.report(
      "a full-width sign keeps this placeholder from being filled in; write it in half width",
      at: range)
  }
}
