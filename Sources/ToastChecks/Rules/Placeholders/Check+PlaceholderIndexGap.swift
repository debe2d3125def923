import ToastText

extension Check {
  /// Numbered arguments are used without a gap.
  static let placeholderIndexGap = Check(
    id: "placeholder-index-gap", severity: .error,
    summary: "numbered arguments must be used without a gap",
    discussion:
      "To find argument 3, printf must know the size of argument 2. The cases of a plural "
      + "tell it each other; arguments that a translation drops are reported as missing instead.",
    reference: "IEEE Std 1003.1, fprintf",
    passing: [
      Example("%2$@, %1$@", source: "%1$@, %2$@", locale: "en"),
      Example(
        plural: ["one": "One file in %2$@", "other": "%1$lld files in %2$@"], source: [:],
        locale: "en"),
    ],
    failing: [
      Example("↓%1$@ in %3$@", locale: "en"),
      Example(
        plural: ["one": "↓One file in %3$@", "other": "↓%1$lld files in %3$@"], source: [:],
        locale: "en"),
    ],
    of: .all, when: .percent
  ) { text, report in
    guard let format = text.unit.format, text.unit.path.substitution == nil,
      format.references.isEmpty, let highest = format.specifiers.map(\.position).max(),
      highest <= 64
    else { return }
    let used = Set(format.specifiers.map(\.position))
    let known = Set((text.otherCases + [text.source].compactMap(\.self)).flatMap(\.positions))
    let gaps = (1...highest).filter { !used.contains($0) && !known.contains($0) }
    guard let gap = gaps.first, text.source == nil || text.placeholders?.extra.isEmpty == true
    else {
      return
    }
    report.report("argument \(gap) is not used, and a later one is; use or renumber it")
  }
}

extension TextPair {
  /// The other cases of the plural that the text is one of: they are given the same arguments.
  fileprivate var otherCases: [TextUnit] {
    guard unit.path.pluralCategory != nil else { return [] }
    let choice = unit.path.withoutCategory
    return texts.units.filter { $0.path != unit.path && $0.path.withoutCategory == choice }
  }
}

extension TextUnit {
  /// The arguments that the text prints, counted from 1.
  fileprivate var positions: [Int] { format?.specifiers.map(\.position) ?? [] }
}
