import Foundation
import TestSupport
import ToastText

/// The rules of CLDR's plural files with their samples.
struct PluralSamples {
  /// The samples of one category in some languages.
  struct Group {
    let languages: [String]
    let category: PluralCategory
    let samples: [Sample]
  }

  /// A number as it is written in a sample: `2.1c6` is 2.1 shown with a compact exponent of 6.
  struct Sample: CustomStringConvertible {
    let number: DecimalNumber
    let exponent: Int
    let description: String

    init?(_ text: Substring) {
      let parts = text.split { $0 == "c" || $0 == "e" }
      guard let mantissa = parts.first, let exponent = parts.count == 2 ? Int(parts[1]) : 0,
        let number = DecimalNumber(parsing: "\(mantissa)e\(exponent)")
      else { return nil }
      self.number = number
      self.exponent = exponent
      description = String(text)
    }
  }

  let groups: [Group]

  init(_ xml: String) throws {
    var groups: [Group] = []
    var languages: [String] = []
    for line in xml.split(separator: "\n") {
      if line.contains("<pluralRules locales=") {
        languages = Self.attribute("locales", of: line).split(separator: " ").map(String.init)
      } else if line.contains("<pluralRule count="),
        let category = PluralCategory(rawValue: Self.attribute("count", of: line))
      {
        groups.append(
          Group(languages: languages, category: category, samples: Self.samples(line)))
      }
    }
    self.groups = groups
  }

  static func attribute(_ name: String, of line: Substring) -> String {
    guard let start = line.range(of: name + "=\"") else { return "" }
    return String(line[start.upperBound...].prefix { $0 != "\"" })
  }

  /// All samples of a rule; a range is expanded, at most a hundred steps of it.
  private static func samples(_ line: Substring) -> [Sample] {
    let lists = line.split(separator: "@").dropFirst()
    return lists.flatMap { list -> [Sample] in
      let numbers = list.drop { $0 != " " }.prefix { $0 != "<" }
      return numbers.split(separator: ",").flatMap { item in
        let item = item.filter { $0 != " " && $0 != "…" }
        let ends = item.split(separator: "~")
        guard ends.count == 2, let low = Sample(ends[0]), let high = Sample(ends[1]) else {
          return [Sample(item[...])].compactMap(\.self)
        }
        return expand(low.number, high.number)
      }
    }
  }

  /// The numbers from one to another by steps of their last digit.
  private static func expand(_ low: DecimalNumber, _ high: DecimalNumber) -> [Sample] {
    let digits = low.fractionDigits.utf8.count
    guard let first = Int(low.integerDigits + low.fractionDigits),
      let last = Int(high.integerDigits + high.fractionDigits)
    else { return [] }
    return (first...last).prefix(100).compactMap { value in
      let text = String(value)
      let padded = String(repeating: "0", count: max(0, digits + 1 - text.utf8.count)) + text
      let number = padded.dropLast(digits) + (digits > 0 ? "." : "") + padded.suffix(digits)
      return Sample(number)
    }
  }
}
