import ToastData
public import ToastText

/// The spoken names of emoji, from the annotations of CLDR 41 in English, Japanese and Chinese.
///
/// ```swift
/// EmojiNames(language: .english).name(of: "👍🏽")  // "thumbs up: medium skin tone"
/// EmojiNames(language: .japanese).name(of: "🇯🇵")  // "旗: 日本"
/// ```
///
/// A language without a table of its own gets the English names. (UTS #35 Part 2, Annotations.)
public struct EmojiNames: Sendable {
  /// The language the names are in.
  public let language: LanguageTag

  private let table: EmojiTable

  /// Takes the table of a language; it is loaded at the first use.
  public init(language: LanguageTag) {
    let name = Self.tableName(for: language)
    table = Self.table(name)
    self.language = LanguageTag(parsing: name) ?? .english
  }

  /// The name of an emoji, of a sequence of them, or of a symbol; `nil` if it has none.
  ///
  /// Variation selectors count for nothing. Of a sequence without a name the longest named pieces
  /// are named one after the other.
  public func name(of sequence: String) -> String? {
    var scalars = sequence.unicodeScalars.filter { !Self.isVariationSelector($0) }.map(\.self)[...]
    var names: [String] = []
    while !scalars.isEmpty {
      if let (name, count) = longest(scalars) {
        names.append(name)
        scalars = scalars.dropFirst(count)
      } else if scalars.first == "\u{200D}" || scalars.first.map(Self.isTag) == true {
        scalars = scalars.dropFirst()
      } else {
        return nil
      }
    }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }

  /// The longest sequence at the beginning that has a name.
  private func longest(
    _ scalars: ArraySlice<Unicode.Scalar>
  ) -> (name: String, count: Int)? {
    for count in stride(from: min(scalars.count, Self.longestSequence), through: 1, by: -1) {
      let sequence = Array(scalars.prefix(count))
      if let name = table.name(of: sequence) ?? composed(sequence) { return (name, count) }
    }
    return nil
  }

  /// The name of a base with skin tones, put together as CLDR does it.
  private func composed(_ sequence: [Unicode.Scalar]) -> String? {
    let tones = sequence.filter(Self.isSkinTone)
    guard !tones.isEmpty, tones.count < sequence.count,
      let base = table.name(of: sequence.filter { !Self.isSkinTone($0) })
    else { return nil }
    let names = tones.compactMap { table.name(of: [$0]) }
    return base + table.beforeTone + names.joined(separator: table.betweenTones)
  }

  /// Whether a character is said by its name, where it has one.
  ///
  /// Signs that text is full of, such as `©` or `#`, are only where a variation selector makes
  /// emoji of them.
  static func isNamed(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    if first.value < 0x2000 || first == "™" {
      return character.unicodeScalars.dropFirst().contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
    }
    let properties = first.properties
    if properties.isEmoji { return true }
    return first.value >= 0x2190
      && (properties.generalCategory == .otherSymbol || (0x2190...0x21FF).contains(first.value))
  }

  // The longest sequence of CLDR 41 without variation selectors has 10 characters.
  private static let longestSequence = 12

  private static func isSkinTone(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F3FB...0x1F3FF).contains(scalar.value)
  }

  static func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value)
  }

  /// The letters that follow a black flag to say whose it is.
  private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0020...0xE007F).contains(scalar.value)
  }

  private static func tableName(for language: LanguageTag) -> String {
    switch language.language {
    case "ja": return "ja"
    case "zh", "yue":
      let script = language.script ?? (language.language == "yue" ? "Hant" : nil)
      if let script { return script == "Hant" ? "zh-Hant" : "zh" }
      return ["TW", "HK", "MO"].contains(language.region) ? "zh-Hant" : "zh"
    default: return "en"
    }
  }

  private static let tables = SanitizedMutex<[String: EmojiTable]>([:])

  private static func table(_ name: String) -> EmojiTable {
    tables.withLock { known in
      if let table = known[name] { return table }
      let table = EmojiTable(EmbeddedData.resource("Emoji/\(name).tsv") ?? [])
      known[name] = table
      return table
    }
  }
}
