import ToastICU
import ToastText

/// Years, which English reads in pairs of digits and Chinese digit by digit.
struct SpokenYear {
  let language: LanguageTag
  let services: LocaleServices

  /// Whether four digits are a year by what stands around them.
  func isYear(before: String, after: Unicode.Scalar?) -> Bool {
    if after == "年" { return true }
    guard language.language == "en" else { return false }
    let words = before.split { $0 == " " || $0 == "," || $0 == "\u{A0}" }
    guard let last = words.last else { return false }
    if Self.prepositions.contains(last.lowercased()) || Self.isMonth(last) { return true }
    // “Nov 30, 2026”: by now the day is a word, the month before it is not.
    return before.hasSuffix(", ") && words.suffix(3).contains(where: Self.isMonth)
  }

  /// The words of a year, or `nil` where it is read as a count.
  func words(_ digits: String) -> String? {
    guard let year = Int(digits), (1000...2999).contains(year) else { return nil }
    switch language.language {
    case "en": return english(year)
    case "zh", "yue":
      return digits.compactMap(\.wholeNumberValue).map {
        // A year has 〇 where a count has 零.
        $0 == 0 ? "〇" : services.spellOut(DecimalNumber($0))
      }.joined()
    default: return nil
    }
  }

  private func english(_ year: Int) -> String? {
    let (high, low) = (year / 100, year % 100)
    // Two thousand and its first years are read as counts.
    if high % 10 == 0, low < 10 { return nil }
    let century = services.spellOut(DecimalNumber(high))
    if low == 0 { return "\(century) hundred" }
    let rest = services.spellOut(DecimalNumber(low))
    return low < 10 ? "\(century) oh \(rest)" : "\(century) \(rest)"
  }

  private static func isMonth(_ word: Substring) -> Bool {
    let letters = word.lowercased().filter(\.isLetter)
    return letters.count >= 3 && months.contains { $0 == letters || $0.prefix(3) == letters }
  }

  private static let prepositions: Set<String> = [
    "in", "since", "until", "before", "after", "year",
  ]
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
}
