import ToastText

extension Check {
  /// The spaces around tags are those of the source.
  static let tagAroundSpace = Check(
    id: "tag-around-space", severity: .warning, group: .style,
    summary: "the spaces around tags should be those of the source",
    discussion: "Languages without spaces between words are let pass.",
    reference: "HTML, inter-element white space",
    passing: [
      Example("Tippe auf <b>Sichern</b>", source: "Tap <b>Save</b>"),
      Example("<b>保存</b>をタップ", source: "Tap <b>Save</b>", locale: "ja"),
    ],
    failing: [Example("Tippe auf↓<b>Sichern</b>", source: "Tap <b>Save</b>")],
    when: .angle
  ) { text, report in
    guard let source = text.source, !text.locale.isUnspaced else { return }
    let tags = MarkupScanner.tags(in: text.value)
    let expected = MarkupScanner.tags(in: source.value)
    guard tags.map(\.name) == expected.map(\.name) else { return }
    let (bytes, sourceBytes) = (Array(text.value.utf8), Array(source.value.utf8))
    for (tag, model) in zip(tags, expected) where tag.kind == .open && tag.range.lowerBound > 0 {
      guard model.range.lowerBound > 0, sourceBytes[model.range.lowerBound - 1] == 0x20,
        bytes[tag.range.lowerBound - 1] > 0x20
      else { continue }
      report.report("the source has a space before this tag; add it", at: tag.range)
    }
  }
}
