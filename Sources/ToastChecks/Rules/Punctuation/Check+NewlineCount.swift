import ToastText

extension Check {
  /// A translation has line breaks where its source has them.
  static let newlineCount = Check(
    id: "newline-count", severity: .warning,
    summary: "a translation should have as many line breaks as its source",
    discussion:
      "It is a warning where all of them are lost, else for information: another language may "
      + "need more or fewer lines.",
    reference: "UAX #14",
    passing: [Example("1行目\n2行目", source: "First line\nSecond line", locale: "ja")],
    failing: [
      Example("↓1行目 2行目", source: "First line\nSecond line", locale: "ja"),
      Example("↓Erste\nZweite\nDritte", source: "First\nSecond"),
    ],
    when: .newline
  ) { text, report in
    guard let source = text.source, !text.unit.isBlank, !source.isBlank else { return }
    let (found, expected) = (breaks(in: text.value), breaks(in: source.value))
    guard found != expected else { return }
    report.report(
      "the source has \(expected) line break\(expected == 1 ? "" : "s"), this text \(found); "
        + "break the lines as the source does",
      found == 0 && partsLines(source.value) ? .warning : .info)
  }

  /// Whether line breaks part lines rather than wrap one sentence: the next line begins with
  /// anything but a small letter.
  private static func partsLines(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline).dropFirst()
    return lines.contains { line in
      let first = line.unicodeScalars.first { !$0.isBlank }
      return first.map { !$0.properties.isLowercase } ?? false
    }
  }

  private static func breaks(in text: String) -> Int {
    var count = 0
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == 0x0A && previous != 0x0D || byte == 0x0D { count += 1 }
      previous = byte
    }
    return count
  }
}
