private import ICUShims
package import ToastText

/// Plain integers and decimals of one language: from the learned pattern, else by ICU.
package final class PlainNumberFormatter: Sendable {
  private let tag: LanguageTag

  /// What ICU was seen to do; `nil` where its answers fit no pattern.
  let pattern: DecimalPattern?

  /// The rules of a numbering system without ten digits, where the tag asks for one.
  private let rules: RuleFormatter?

  /// ICU's formatters for what the pattern cannot do.
  private let formatters = ServiceCache<String, NumberFormatter?>()

  /// Learns how a language writes numbers.
  package init(tag: LanguageTag) {
    self.tag = tag
    // No language writes its numbers by rules unless `-u-nu-` asks for it.
    let asks = tag.unicodeKeyword("nu") != nil
    let isAlgorithmic = unsafe asks && ics_numbering_is_algorithmic(tag.description) != 0
    rules = isAlgorithmic ? RuleFormatter(tag: tag, kind: .numberingSystem) : nil
    pattern = rules == nil ? DecimalPattern(learningFrom: tag) : nil
  }

  /// Appends an integer.
  package func append(_ value: Int, to text: inout String) {
    if let pattern {
      pattern.append(value, to: &text)
    } else {
      text += string(from: DecimalNumber(value), style: .plain)
    }
  }

  /// The text of a number with exactly its own fraction digits.
  package func string(from number: DecimalNumber, style: DecimalStyle) -> String {
    if let pattern { return pattern.string(from: number, style: style) }
    if let rules, let text = rules.string(from: number) { return text }
    let skeleton = Self.skeleton(style, fractionDigits: number.fractionDigits.utf8.count)
    let formatter = formatters.value(skeleton) { NumberFormatter(tag: tag, skeleton: skeleton) }
    let isSpaced = style.sign == .space && !number.isNegative
    return (isSpaced ? " " : "") + (formatter?.string(from: number) ?? number.description)
  }

  /// The same style in ICU's words.
  static func skeleton(_ style: DecimalStyle, fractionDigits: Int) -> String {
    var stems = ["." + String(repeating: "0", count: fractionDigits)]
    switch style.sign {
    case .negativeOnly, .space: break
    case .always: stems.append("sign-always")
    case .never: stems.append("sign-never")
    }
    if !style.grouping { stems.append("group-off") }
    let least = min(style.minimumIntegerDigits, DecimalNumber.digitLimit)
    if least != 1 { stems.append("integer-width/+" + String(repeating: "0", count: max(least, 1))) }
    return stems.joined(separator: " ")
  }
}
