/// Writes numbers in digits where Japanese braille does. (点訳のてびき 第3版, 第2章 その2.)
///
/// What is read in Chinese sounds is written in digits, its counter close to it: 三枚 3マイ. What is
/// read in Japanese words is kana: 二人 フタリ, 二十日 ハツカ.
struct NumeralRewriter {
  private let units: [KanaUnit]
  private var index = 0
  private var result: [KanaUnit] = []

  /// The units with their numbers in digits, each with the counter that follows it.
  static func rewrite(_ units: [KanaUnit]) -> [KanaUnit] {
    var rewriter = NumeralRewriter(units: units)
    while rewriter.index < units.count { rewriter.step() }
    return rewriter.result
  }

  private init(units: [KanaUnit]) { self.units = units }

  private mutating func step() {
    let unit = units[index]
    if unit.isNumeral, !(followsIndefinite && unit.surface != "") {
      appendNumber()
    } else if unit.isNumeral {
      // 数百, 何千: the number is not known, so its place is written in kana.
      var joined = unit
      joined.joins = true
      result.append(joined)
      index += 1
    } else {
      result.append(NumeralWord.rewritten(unit))
      index += 1
    }
  }

  /// Whether the unit before the current one is 数, 何 or 幾.
  private var followsIndefinite: Bool {
    index > 0 && NumeralRewriter.indefinite.contains(units[index - 1].surface)
      && units[index - 1].range.upperBound == units[index].range.lowerBound
  }

  private static let indefinite: Set<String> = ["数", "何", "幾"]

  /// Adds the number that begins here, with its counter.
  private mutating func appendNumber() {
    let start = index
    var groups: [[KanaUnit]] = [[]]
    while index < units.count, units[index].isNumeral, isContiguous(start: start) {
      groups[groups.count - 1].append(units[index])
      index += 1
      // 二、三 and 六・三: the mark between single kanji is left out.
      if index + 1 < units.count, ["、", "・"].contains(units[index].kana),
        units[index - 1].isSingleKanji, units[index + 1].isSingleKanji
      {
        index += 1
        groups.append([])
      }
    }
    let numbers = groups.map { NumeralComposer.compose($0.map(\.written).joined()) }
    var number = KanaUnit(
      kind: .number, kana: numbers.joined(separator: "⠼"),
      range: units[start].range.lowerBound..<units[index - 1].range.upperBound)
    if let counter = units.dropFirst(index).first, counter.isCounter,
      counter.range.lowerBound == number.range.upperBound
    {
      index += 1
      number = CounterReading.attach(
        counter, to: number, after: start > 0 ? units[start - 1].surface : nil,
        before: units.dropFirst(index).first?.surface)
    }
    result.append(number)
  }

  private func isContiguous(start: Int) -> Bool {
    index == start || units[index].range.lowerBound == units[index - 1].range.upperBound
      || ["、", "・"].contains(units[index - 1].kana)
  }
}

extension KanaUnit {
  /// Whether the unit is a number: digits, or kanji numerals read one by one.
  var isNumeral: Bool {
    kind == .number
      || first?.isClass("名詞", "数") ?? false && surface.unicodeScalars.allSatisfy(\.isNumeralKanji)
  }

  /// Whether the unit is one kanji numeral below ten.
  var isSingleKanji: Bool {
    surface.unicodeScalars.count == 1 && surface.unicodeScalars.allSatisfy { $0.kanjiDigit != nil }
  }

  /// Whether the unit counts things when it follows a number.
  var isCounter: Bool {
    kind == .word
      && (CounterReading.isCounter(surface) || begins("名詞", "接尾"))
      && !(begins("名詞", "接尾", "人名") || begins("名詞", "接尾", "助動詞語幹"))
  }

  /// A number as it is written: its digits, or its kanji.
  fileprivate var written: String { kind == .number ? kana : surface }
}

extension Unicode.Scalar {
  /// The value of a kanji numeral below ten, or `nil`.
  var kanjiDigit: Int? {
    switch self {
    case "〇", "零": 0
    case "一": 1
    case "二": 2
    case "三": 3
    case "四": 4
    case "五": 5
    case "六": 6
    case "七": 7
    case "八": 8
    case "九": 9
    default: nil
    }
  }

  /// The value of 十, 百 and 千, or `nil`.
  var kanjiPlace: Int? {
    switch self {
    case "十": 10
    case "百": 100
    case "千": 1000
    default: nil
    }
  }

  /// The kana of the places above ten thousand, which braille writes out, or `nil`.
  var kanjiMyriad: String? {
    switch self {
    case "万": "マン"
    case "億": "オク"
    case "兆": "チョー"
    default: nil
    }
  }

  /// Whether the scalar is a kanji numeral.
  var isNumeralKanji: Bool { kanjiDigit != nil || kanjiPlace != nil || kanjiMyriad != nil }
}
