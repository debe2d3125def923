import ToastText

extension Check {
  /// Numbered arguments are used without a gap.
  static let placeholderIndexGap = Check(
    id: "placeholder-index-gap", severity: .error,
    summary: "numbered arguments must be used without a gap",
    discussion: "To find argument 3, printf must know the size of argument 2. Arguments that a "
      + "translation drops are reported as missing instead.",
    reference: "IEEE Std 1003.1, fprintf",
    passing: [Example("%2$@, %1$@", source: "%1$@, %2$@", locale: "en")],
    failing: [Example("↓%1$@ in %3$@", locale: "en")],
    of: .all, when: .percent
  ) { text, report in
    guard let format = text.unit.format, text.unit.path.substitution == nil,
      format.references.isEmpty, let highest = format.specifiers.map(\.position).max(),
      highest <= 64
    else { return }
    let used = Set(format.specifiers.map(\.position))
    let known = Set(text.source?.format?.specifiers.map(\.position) ?? [])
    let gaps = (1...highest).filter { !used.contains($0) && !known.contains($0) }
    guard let gap = gaps.first, text.source == nil || text.placeholders?.extra.isEmpty == true
    else {
      return
    }
    report.report("argument \(gap) is not used, and a later one is; use or renumber it")
  }
}
