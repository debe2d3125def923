import ToastText

extension Check {
  /// A translation begins with a capital letter where its source does.
  static let capsStart = Check(
    id: "caps-start", severity: .info, group: .style,
    summary: "a translation begins with a capital letter where its source does, and else with none",
    discussion: "Scripts without case and German nouns are let pass.",
    reference: "Unicode Standard, section 5.18, Case Mappings",
    passing: [Example("ファイル", source: "File", locale: "ja"), Example("Dateien", source: "files")],
    failing: [Example("↓enregistrer", source: "Save", locale: "fr")],
    when: .letter
  ) { text, report in
    guard let source = text.source, let first = text.value.unicodeScalars.first,
      let model = source.value.unicodeScalars.first
    else { return }
    let isLower = first.properties.isLowercase && model.properties.isUppercase
    let isUpper = first.properties.isUppercase && model.properties.isLowercase
    let hasBrand =
      ["i", "e", "m"].contains(first)
      && text.value.unicodeScalars.dropFirst().first?.properties.isUppercase == true
    guard isLower && !hasBrand || isUpper && text.locale.language != "de" else { return }
    report.report(
      "the source begins with \(isLower ? "a capital" : "a small") letter; begin alike",
      at: 0..<UTF8.width(first))
  }
}
