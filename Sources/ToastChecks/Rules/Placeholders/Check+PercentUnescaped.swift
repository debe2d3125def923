import ToastText

extension Check {
  /// A percent sign in a format is doubled.
  static let percentUnescaped = Check(
    id: "percent-unescaped", severity: .error,
    summary: "a percent sign in a text with arguments must be written ‘%%’",
    discussion: "A lone ‘%’ takes the letters after it for a conversion and shifts the arguments. "
      + "Texts without arguments are shown as they are, so “50% off” is right there.",
    reference: "IEEE Std 1003.1, fprintf",
    passing: [
      Example("Batterie à %d %% de %@", source: "Battery at %d%% of %@", locale: "fr"),
      Example("本日 50% オフ", source: "50% off today", locale: "ja"),
    ],
    failing: [
      Example("Batterie à %d ↓% de %@", source: "Battery at %d%% of %@", locale: "fr"),
      Example("%lld↓%", source: "%lld percent"),
    ],
    of: .all, when: .percent
  ) { text, report in
    guard let format = text.unit.format else { return }
    let isFormat = text.source?.format?.takesArguments ?? false
    guard isFormat || (text.source == nil && format.takesArguments) else { return }
    for stray in format.strays where stray.kind != .spaced {
      report.report(
        "a percent sign stands alone in a text with arguments; write ‘%%’", at: stray.range)
    }
  }
}
