import ToastText

extension Check {
  /// A translation has the numbers of its source.
  static let numberChanged = Check(
    id: "number-changed", severity: .warning,
    summary: "a number should be that of the source",
    discussion:
      "A number that the translation has in words (二つ) or leaves out is let pass, as are other "
      + "digits and grouping, larger units (10,000 and 1万), times of day and cases of a plural.",
    reference: "UTS #35 Part 3, Number Elements",
    passing: [
      Example("ファイルは二つあります", source: "There are 2 files", locale: "ja"),
      Example("1.000 Dateien", source: "1,000 files"),
      Example("٣ ملفات من ٥", source: "3 of 5 files", locale: "ar"),
      Example("最大1万件", source: "Up to 10,000 items", locale: "ja"),
      Example("Ab 14:30 Uhr", source: "From 2:30 PM"),
    ],
    failing: [Example("保留 ↓3 天", source: "Keep for 30 days", locale: "zh-Hans")],
    when: .digit
  ) { text, report in
    guard let source = text.source, text.unit.path.pluralCategory == nil,
      source.traits.contains(.digit), text.traits.hasAny(of: [.digit])
    else { return }
    let expected = NumberScanner.numbers(in: source).map(\.digits)
    let found = NumberScanner.numbers(in: text.unit)
    let missing = expected.filter { digits in !found.contains { $0.digits == digits } }
    guard let lost = missing.first,
      let wrong = found.first(where: { !expected.contains($0.digits) }),
      !rescales(source.value), !rescales(text.value)
    else { return }
    report.report("‘\(wrong.digits)’ is not in the source; it says ‘\(lost)’", at: wrong.range)
  }

  /// Words and signs that scale a number or tell the time of day.
  private static func rescales(_ text: String) -> Bool {
    let words = text.lowercased().words
    if words.contains(where: scales.contains) { return true }
    return text.unicodeScalars.contains { "万萬億亿千百만억천兆時点點시".unicodeScalars.contains($0) }
  }

  private static let scales: Set<String> = [
    "am", "pm", "million", "millions", "billion", "thousand", "hundred", "dozen", "mio", "mrd",
    "millionen", "milliarden", "tausend", "millones", "mil", "milhões", "milioni", "mille", "тыс",
    "млн",
    "миллион", "миллионов", "тысяч", "inch", "inches", "ft", "feet", "mi", "miles", "lb", "lbs",
    "oz", "°f",
    "f", "k", "m", "uhr", "h",
  ]
}
