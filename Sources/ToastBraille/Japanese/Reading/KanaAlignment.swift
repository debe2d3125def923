/// Lays an author's kana along the words of a text.
///
/// Words that are written in kana must be there as they stand; what is written in kanji or digits
/// takes the kana between them, whatever the dictionary thinks of it.
struct KanaAlignment {
  private let kana: [Unicode.Scalar]
  private let units: [KanaUnit]
  private var results: [KanaUnit] = []
  /// Steps left before the search is given up: texts of a toast need a few hundred.
  private var steps = 20_000

  /// The units with the author's kana, or `nil` where the two do not fit together.
  static func align(_ kana: [Unicode.Scalar], with units: [KanaUnit]) -> [KanaUnit]? {
    var alignment = KanaAlignment(kana: kana, units: units)
    return alignment.match(unit: 0, from: 0) ? alignment.results.reversed() : nil
  }

  private init(kana: [Unicode.Scalar], units: [KanaUnit]) {
    self.kana = kana
    self.units = units
  }

  private mutating func match(unit index: Int, from start: Int) -> Bool {
    steps -= 1
    guard steps > 0 else { return false }
    guard index < units.count else { return start == kana.count }
    let unit = units[index]
    if unit.kind == .blank { return accept(unit, match(unit: index + 1, from: start)) }
    let expected = Array(unit.kana.unicodeScalars.filter { $0 != " " && BrailleCell($0) == nil })
    if matches(expected, at: start), match(unit: index + 1, from: start + expected.count) {
      return accept(unit, true)
    }
    // Marks may be left out of a reading.
    if unit.kind == .mark || unit.kind == .opening || unit.kind == .closing {
      return match(unit: index + 1, from: start) && accept(unit, true)
    }
    guard unit.kind != .word || unit.surface.unicodeScalars.contains(where: \.isKanji) else {
      return false
    }
    let limit = min(kana.count, start + expected.count + 6)
    for end in (start + 1)..<(max(start + 1, limit) + 1) where end <= kana.count {
      guard match(unit: index + 1, from: end) else { continue }
      var read = unit
      // Digits and Latin stay: braille writes them as they are.
      if unit.kind == .word {
        read.kana = KanaSpelling.lengthened(
          String(String.UnicodeScalarView(kana[start..<end])))
      }
      return accept(read, true)
    }
    return false
  }

  private mutating func accept(_ unit: KanaUnit, _ isMatch: Bool) -> Bool {
    if isMatch { results.append(unit) }
    return isMatch
  }

  /// Whether kana stands at a place, long vowels and particles spelled either way.
  private func matches(_ expected: [Unicode.Scalar], at start: Int) -> Bool {
    guard start + expected.count <= kana.count else { return false }
    for (offset, scalar) in expected.enumerated() {
      let written = kana[start + offset]
      guard written != scalar else { continue }
      switch (written, scalar) {
      case ("ウ", "ー"), ("オ", "ー"), ("ハ", "ワ"), ("ヘ", "エ"), ("オ", "ヲ"), ("ズ", "ヅ"), ("ジ", "ヂ"),
        ("ー", "イ"), ("ー", "オ"), ("ー", "ウ"):
        continue
      default: return false
      }
    }
    return true
  }
}
