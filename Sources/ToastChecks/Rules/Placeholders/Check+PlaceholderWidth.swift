import ToastText

extension Check {
  /// Each integer has the size that the source says.
  static let placeholderWidth = Check(
    id: "placeholder-width", severity: .warning,
    summary: "an integer should have the same size as in the source",
    discussion:
      "“%d” reads 32 bits of a 64-bit number: large values are cut. “%ld” and “%lld” are the "
      + "same on Apple's systems.",
    reference: "IEEE Std 1003.1, fprintf",
    passing: [Example("%ld Fotos", source: "%lld photos")],
    failing: [Example("↓%d 張照片", source: "%lld photos", locale: "zh-Hant")],
    when: .percent
  ) { text, report in
    for mismatch in text.placeholders?.widths ?? [] {
      let specifier = mismatch.specifier
      report.report(
        "‘\(specifier.text)’ reads another size than the source's "
          + "\(text.sourceSpecifier(specifier.position)); write the same", at: specifier.range)
    }
  }
}
