import ToastAccessibility
import ToastICU
public import ToastText

/// Spells out the numbers of a text in words.
///
/// A number is read as a count; one of four digits that is a year by its surroundings as a year; one
/// with leading zeros, more than fifteen digits, or several points digit by digit.
///
/// ```swift
/// NumberSpeller(language: .english).spelled("3 of 12.5 files")  // "three of twelve point five files"
/// NumberSpeller(language: .english).spelled("since 1905")  // "since nineteen oh five"
/// NumberSpeller(language: .japanese).spelled("12枚")  // "十二枚"
/// ```
public struct NumberSpeller: Sendable {
  /// The language of the text.
  public let language: LanguageTag

  /// Creates a speller for texts of one language.
  public init(language: LanguageTag) { self.language = language }

  /// The text with words for numbers.
  public func spelled(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    guard scalars.contains(where: { Self.digit($0) != nil }) else { return text }
    var result = ""
    var index = 0
    while index < scalars.count {
      guard Self.digit(scalars[index]) != nil else {
        result.unicodeScalars.append(scalars[index])
        index += 1
        continue
      }
      let end = Self.endOfNumber(scalars, from: index)
      let after = end < scalars.count ? scalars[end] : nil
      result += words(Self.text(scalars[index..<end]), before: result, after: after)
      // The colon of a time is a blank in words.
      let isTime = after == ":" && end + 1 < scalars.count && Self.digit(scalars[end + 1]) != nil
      if isTime { result += " " }
      index = isTime ? end + 1 : end
    }
    return result
  }

  private func words(_ text: String, before: String, after: Unicode.Scalar?) -> String {
    guard text.utf8.count <= 24, let plain = SpokenNumber.plain(text),
      !(plain.hasPrefix("0") && plain.utf8.count > 1 && !plain.hasPrefix("0.")),
      let number = DecimalNumber(parsing: plain), plain.utf8.count <= 16
    else { return digits(text) }
    let services = LocaleServices.services(for: language)
    let year = SpokenYear(language: language, services: services)
    if text.utf8.count == 4, year.isYear(before: before, after: after),
      let words = year.words(plain)
    {
      return words
    }
    return services.spellOut(number)
  }

  /// Digit by digit; the marks between them stay.
  private func digits(_ text: String) -> String {
    let services = LocaleServices.services(for: language)
    let isSpaced = !["ja", "zh", "yue"].contains(language.language)
    var words: [String] = []
    for scalar in text.unicodeScalars {
      if let digit = Self.digit(scalar) {
        words.append(services.spellOut(DecimalNumber(digit)))
      } else if let last = words.indices.last {
        words[last].unicodeScalars.append(scalar)
      }
    }
    return words.joined(separator: isSpaced ? " " : "")
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    guard scalar.properties.generalCategory == .decimalNumber else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }

  private static func endOfNumber(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    var end = start
    while end < scalars.count {
      let joins =
        SpokenNumber.isSeparator(scalars[end]) && end + 1 < scalars.count
        && digit(scalars[end + 1]) != nil
      guard digit(scalars[end]) != nil || joins else { break }
      end += 1
    }
    return end
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      if let digit = digit(scalar) {
        text.append(contentsOf: String(digit).unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
