import ToastCatalogs
import ToastText

extension Check {
  /// A source text that counts things is a plural.
  static let sourcePluralCandidate = Check(
    id: "source-plural-candidate", severity: .info, group: .source,
    summary: "a source text that counts things should be a plural",
    discussion: "“file(s)” asks for plural forms; “(s)” after a space means seconds.",
    reference: "UTS #35 Part 3, Language Plural Rules",
    passing: [
      Example("Start a measurement every (s):", locale: "en"), Example("%lld%%", locale: "en"),
    ],
    failing: [
      Example("↓%lld file(s) could not be converted", locale: "en"),
      Example("↓%lld minutes", locale: "en"),
    ],
    of: .source
  ) { text, report in
    guard text.unit.path.pluralCategory == nil, text.texts.localization.substitutions.isEmpty,
      text.locale.plurals.hasForms
    else { return }
    if text.traits.contains(.parenthesis), hasOptionalEnding(text.value) {
      report.report("‘(s)’ asks for plural forms; make this text a plural", at: 0..<0)
    } else if text.locale.language == "en", countsThings(text.unit) {
      report.report("the number needs a singular too; make this text a plural", at: 0..<0)
    }
  }

  /// `file(s)`, `box(es)`, `entry(ies)`.
  private static func hasOptionalEnding(_ text: String) -> Bool {
    for ending in ["(s)", "(es)", "(ies)", "(S)"] {
      guard let range = text.firstRange(of: ending), range.lowerBound > text.startIndex else {
        continue
      }
      let before = text.unicodeScalars[text.unicodeScalars.index(before: range.lowerBound)]
      if before.isASCIILetter { return true }
    }
    return false
  }

  /// An integer and a word that ends in s after it.
  private static func countsThings(_ unit: TextUnit) -> Bool {
    guard let format = unit.format else { return false }
    let bytes = Array(unit.value.utf8)
    return format.specifiers.contains { specifier in
      guard specifier.kind == .integer else { return false }
      let rest = bytes[specifier.range.upperBound...]
      guard rest.first == UInt8(ascii: " ") else { return false }
      let word = rest.dropFirst().prefix { (0x61...0x7A).contains($0) }
      return word.count > 3 && word.last == UInt8(ascii: "s") && !word.hasSuffix("ss")
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
