import ToastText

extension Check {
  /// Several arguments of one kind are numbered in the source.
  static let sourceUnindexedRepeat = Check(
    id: "source-unindexed-repeat", severity: .info, group: .source,
    summary: "a source with several arguments should number them",
    discussion:
      "“%@ shared %@” leaves translators to guess that they may write “%2$@”. Xcode numbers "
      + "the arguments of interpolated texts by itself.",
    reference: "Apple, Localizing strings that contain plurals",
    passing: [Example("%1$@ shared %2$@", locale: "en"), Example("%@ of %lld", locale: "en")],
    failing: [Example("%@ shared ↓%@", locale: "en")],
    of: .source, when: .percent
  ) { text, report in
    guard let format = text.unit.format else { return }
    let bare = format.specifiers.filter { !$0.isWritten && $0.text != "*" }
    guard Set(bare.map(\.kind)).count < bare.count, bare.count > 1 else { return }
    report.report(
      "several arguments are of one kind and not numbered; number them, such as ‘%2$@’",
      at: bare[1].range)
  }
}
