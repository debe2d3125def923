import ToastText

extension Check {
  /// A catalog either has spaces between ideographs and Latin letters or has none.
  static let cjkLatinSpace = Check(
    id: "cjk-latin-space", severity: .info, group: .style,
    summary: "spaces between ideographs and Latin letters follow the habit of the catalog",
    discussion:
      "Both styles are in use, so only the minority inside one catalog is reported, and only "
      + "where the majority is clear (nine of ten).",
    reference: "W3C, Requirements for Chinese Text Layout, 3.2.2",
    passing: [Example("打开 iCloud 设置", source: "Open iCloud settings", locale: "zh-Hans")],
    failing: [
      Example(files: [
        "a.xcstrings": CatalogExample.catalog(
          (1...10).map { ("k.\($0)", ["en": "Use App", "zh-Hans": "使用 App 打开"]) }
            + [("k.11", ["en": "Use App", "zh-Hans": "使用↓App打开"])])
      ])
    ],
    when: .ideographic
  ) { text, report in
    guard text.locale.isIdeographic, text.traits.hasAny(of: [.latin, .digit]) else { return }
    let counts = text.catalog.tally.counts(of: text.locale.name)
    let isSpaced = counts.spaced > counts.unspaced * 9
    guard isSpaced || counts.unspaced > counts.spaced * 9 else { return }
    var offset = 0
    var previous: Unicode.Scalar = "\0"
    var beforePrevious: Unicode.Scalar = "\0"
    for scalar in text.value.unicodeScalars {
      let isTight = isSpaced && Self.meet(previous, scalar)
      let isLoose = !isSpaced && previous == " " && Self.meet(beforePrevious, scalar)
      if isTight || isLoose {
        let advice = isTight ? "add a space" : "take the space away"
        report.report("most texts of the catalog do otherwise here; \(advice)", at: offset..<offset)
        return
      }
      (beforePrevious, previous) = (previous, scalar)
      offset += UTF8.width(scalar)
    }
  }

  private static func meet(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    left.isIdeograph && right.isASCIILetterOrDigit || left.isASCIILetterOrDigit && right.isIdeograph
  }
}
