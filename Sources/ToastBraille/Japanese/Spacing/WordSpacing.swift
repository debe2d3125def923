/// Decides where Japanese braille sets blanks between words. (点訳のてびき 第3版, 第3章.)
struct WordSpacing {
  /// For each unit, whether a blank stands before it.
  static func blanks(before units: [KanaUnit]) -> [Bool] {
    var blanks: [Bool] = []
    var spacing = WordSpacing()
    for (index, unit) in units.enumerated() {
      guard index > 0 else {
        blanks.append(false)
        spacing.begin(unit)
        continue
      }
      let needsBlank = spacing.needsBlank(before: unit, after: units[index - 1])
      blanks.append(needsBlank)
      if needsBlank || unit.kind != .word { spacing.begin(unit) } else { spacing.extend(unit) }
    }
    return blanks
  }

  /// The nouns since the last blank, with their morae: what a compound is judged by.
  private var group: [KanaUnit] = []

  private mutating func begin(_ unit: KanaUnit) { group = [unit] }

  private mutating func extend(_ unit: KanaUnit) { group.append(unit) }

  private func needsBlank(before next: KanaUnit, after previous: KanaUnit) -> Bool {
    if let joins = next.joins { return !joins }
    return MarkSpacing.needsBlank(before: next, after: previous)
      ?? LatinSpacing.needsBlank(before: next, after: previous, group: group)
      ?? ParticleSpacing.needsBlank(before: next, after: previous)
      ?? VerbSpacing.needsBlank(before: next, after: previous, group: group)
      ?? NounSpacing.needsBlank(before: next, after: previous, group: group)
      ?? true
  }
}
