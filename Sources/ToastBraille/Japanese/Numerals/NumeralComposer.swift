/// Turns a number of kanji, digits or both into the digits of braille.
///
/// ```swift
/// NumeralComposer.compose("二千三百")  // "2300"
/// NumeralComposer.compose("5万4309")  // "5マン 4309"
/// NumeralComposer.compose("二十二三")  // "22⠼3": about twenty-two or -three
/// ```
struct NumeralComposer {
  private var written = ""
  private var section = 0
  private var hasSection = false
  private var digits = ""
  private var areKanji = false

  /// The number in digits, with the kana of the places above ten thousand.
  static func compose(_ number: String) -> String {
    var composer = NumeralComposer()
    for scalar in number.unicodeScalars { composer.add(scalar) }
    composer.endSection()
    return composer.written
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    if let digit = scalar.kanjiDigit {
      digits += String(digit)
      areKanji = true
    } else if let place = scalar.kanjiPlace {
      add(place: place)
    } else if let myriad = scalar.kanjiMyriad {
      endSection()
      written += myriad
    } else {
      digits.unicodeScalars.append(scalar)
      areKanji = false
    }
  }

  private mutating func add(place: Int) {
    if !digits.isEmpty, !areKanji {
      // 5千 keeps its place in kana, as 5万 does.
      endSection()
      written += Self.placeNames[place] ?? ""
      return
    }
    if digits.count == 2, let first = digits.first, let value = Int(String(digits.suffix(1))) {
      // 二三十: two or three tens.
      written += "\(first)⠼"
      section += value * place
    } else {
      section += (Int(digits) ?? 1) * place
    }
    hasSection = true
    digits = ""
  }

  /// Writes what stands before a place above ten thousand, or at the end.
  private mutating func endSection() {
    guard hasSection || !digits.isEmpty else { return }
    // A number goes on after a blank: 5マン 4309.
    if written.last.map({ !$0.isNumber && $0 != "⠼" }) ?? false { written += " " }
    if !hasSection {
      written += digits
    } else if digits.count == 2, let first = Int(digits.prefix(1)) {
      written += "\(section + first)⠼\(digits.suffix(1))"
    } else {
      written += String(section + (Int(digits) ?? 0))
    }
    section = 0
    hasSection = false
    digits = ""
  }

  private static let placeNames = [10: "ジュー", 100: "ヒャク", 1000: "セン"]
}
