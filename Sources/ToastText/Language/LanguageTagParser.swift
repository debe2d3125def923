/// Reads a language tag from its subtags.
struct LanguageTagParser {
  private var subtags: [String]
  private var index = 0
  /// The first subtag as it was written.
  private let prefix: String
  /// What a POSIX modifier or ICU keywords add.
  private var modifier = LanguageTagModifier()

  init(_ text: String) {
    let trimmed = text.drop { $0.isWhitespace }
    let parts = trimmed.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    // `ja_JP.UTF-8@modifier`: the codeset says nothing of the language.
    let name = parts.first.map { $0.prefix { $0 != "." && !$0.isWhitespace } } ?? ""
    let written = name.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    prefix = written.first ?? ""
    let replacement = LegacyLanguageTags.replacement(for: written.joined(separator: "-"))
    subtags = replacement?.split(separator: "-").map { $0.lowercased() } ?? written
    if parts.count == 2 { modifier = LanguageTagModifier(String(parts[1])) }
  }

  /// The tag, or `nil` where the text names no language.
  mutating func tag() -> LanguageTag? {
    guard let language = language() else { return nil }
    var script: String?
    var region: String?
    var variants: [String] = []
    var extensions: [String] = []
    while let subtag = next() {
      if subtag.utf8.count == 1 {
        extensions.append(contentsOf: extensionSubtags(singleton: subtag))
      } else if script == nil, variants.isEmpty, Self.isScript(subtag) {
        script = subtag
      } else if region == nil, variants.isEmpty, Self.isRegion(subtag) {
        region = subtag
      } else if Self.isVariant(subtag), !variants.contains(subtag) {
        variants.append(subtag)
      }
    }
    let tag = LanguageTag(
      language: language,
      script: script ?? modifier.script,
      region: region,
      variants: variants + modifier.variants.filter { !variants.contains($0) },
      extensions: Self.ordered(extensions + modifier.extensions))
    // Dropping a subtag can leave a registered tag behind: `zh-guoyu-!` is `zh-guoyu`.
    return LegacyLanguageTags.replacement(for: tag.description).flatMap(LanguageTag.init(parsing:))
      ?? tag
  }

  /// The language that stood before an extended language subtag, or `nil`.
  func macrolanguage(of language: String) -> String? {
    prefix != language && LegacyLanguageTags.takesExtendedLanguage(prefix) ? prefix : nil
  }

  private mutating func next() -> String? {
    guard index < subtags.count else { return nil }
    defer { index += 1 }
    return subtags[index]
  }

  private mutating func language() -> String? {
    guard let first = subtags.first else { return nil }
    if first == "x" { return "und" }
    index = 1
    if first == "root" { return "und" }
    let isLanguage = (2...3).contains(first.utf8.count) || (5...8).contains(first.utf8.count)
    guard isLanguage, first.utf8.allSatisfy(\.isASCIILetter), first != "posix" else { return nil }
    // `zh-yue` means `yue`, and `zh-cmn-Hant` means `zh-Hant`. (RFC 5646, section 2.2.2.)
    if index < subtags.count, LegacyLanguageTags.takesExtendedLanguage(first) {
      let second = subtags[index]
      if second.utf8.count == 3, second.utf8.allSatisfy(\.isASCIILetter) {
        index += 1
        return second == "cmn" ? "zh" : second
      }
    }
    return first == "cmn" ? "zh" : first
  }

  /// An extension with its subtags, `x` with the rest of the tag; empty where no subtag follows.
  private mutating func extensionSubtags(singleton: String) -> [String] {
    var parts = [singleton]
    while index < subtags.count, singleton == "x" || subtags[index].utf8.count > 1 {
      let subtag = subtags[index]
      guard subtag.utf8.count <= 8, subtag.utf8.allSatisfy(\.isASCIIAlphanumeric) else { break }
      parts.append(subtag)
      index += 1
    }
    return parts.count > 1 ? [parts.joined(separator: "-")] : []
  }

  /// One extension a singleton, by their order, private use last.
  private static func ordered(_ extensions: [String]) -> [String] {
    var kept: [String] = []
    for item in extensions where !kept.contains(where: { $0.utf8.first == item.utf8.first }) {
      kept.append(item)
    }
    let publicUse = kept.filter { !$0.hasPrefix("x-") }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    return publicUse + kept.filter { $0.hasPrefix("x-") }
  }

  private static func isScript(_ subtag: String) -> Bool {
    subtag.utf8.count == 4 && subtag.utf8.allSatisfy(\.isASCIILetter)
  }

  private static func isRegion(_ subtag: String) -> Bool {
    subtag.utf8.count == 2 && subtag.utf8.allSatisfy(\.isASCIILetter)
      || subtag.utf8.count == 3 && subtag.utf8.allSatisfy(\.isASCIIDigit)
  }

  private static func isVariant(_ subtag: String) -> Bool {
    guard subtag.utf8.allSatisfy(\.isASCIIAlphanumeric), let first = subtag.utf8.first else {
      return false
    }
    return (5...8).contains(subtag.utf8.count) || subtag.utf8.count == 4 && first.isASCIIDigit
  }
}
