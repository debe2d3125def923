/// A BCP 47 language tag in its canonical case, such as `zh-Hant-HK`. (RFC 5646; UTS #35 Part 1.)
///
/// Reading is lenient: POSIX and ICU spellings and extended language subtags are understood, and a
/// subtag that fits nowhere is dropped.
///
/// ```swift
/// LanguageTag(parsing: "zh_tw")?.description  // "zh-TW"
/// LanguageTag(parsing: "ja_JP.UTF-8")?.description  // "ja-JP"
/// LanguageTag(parsing: "sr@latin")?.description  // "sr-Latn"
/// LanguageTag(parsing: "zh-yue")?.description  // "yue"
/// LanguageTag(parsing: "C")  // nil: POSIX says nothing of a language
/// ```
public struct LanguageTag: Sendable {
  /// The primary language, two or three letters in lower case, or `und` where the tag leaves it
  /// open.
  public let language: String

  /// The script, such as `Hant` (ISO 15924), or `nil`.
  public let script: String?

  /// The region, such as `TW` or `419` (ISO 3166-1, UN M49), or `nil`.
  public let region: String?

  /// The variants in lower case, such as `valencia`.
  public var variants: [String] { rare?.variants ?? [] }

  /// The extensions in the order of their singletons, such as `u-nu-deva`, private use last.
  public var extensions: [String] { rare?.extensions ?? [] }

  /// The language that the tag was written as a variety of, such as `zh` for `zh-yue`, or `nil`.
  ///
  /// It is no part of the tag: `zh-yue` is equal to `yue`. (RFC 5646, section 2.2.2.)
  public var macrolanguage: String? { rare?.macrolanguage }

  /// The whole tag.
  private let text: String

  /// What few tags have, in one place, so that a tag is cheap to copy.
  private var rare: Rare?

  private final class Rare: Sendable {
    let variants: [String]
    let extensions: [String]
    let macrolanguage: String?

    /// `nil` where there is nothing to hold.
    init?(variants: [String], extensions: [String], macrolanguage: String? = nil) {
      if variants.isEmpty, extensions.isEmpty, macrolanguage == nil { return nil }
      self.variants = variants
      self.extensions = extensions
      self.macrolanguage = macrolanguage
    }
  }

  /// Creates a tag from its parts; each is put into its canonical case.
  public init(
    language: String,
    script: String? = nil,
    region: String? = nil,
    variants: [String] = [],
    extensions: [String] = []
  ) {
    self.language = language.isEmpty ? "und" : language.lowercased()
    self.script = script.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    self.region = region?.uppercased()
    rare = Rare(
      variants: variants.map { $0.lowercased() }, extensions: extensions.map { $0.lowercased() })
    let parts = [self.language, self.script, self.region].compactMap(\.self)
    let further = (rare?.variants ?? []) + (rare?.extensions ?? [])
    text = (parts + further).joined(separator: "-")
  }

  /// Creates a tag from parts that are in their canonical case, and its spelling.
  init(language: String, script: String?, region: String?, spelled text: String) {
    self.language = language
    self.script = script
    self.region = region
    self.text = text
    rare = nil
  }

  /// Reads a tag in BCP 47, POSIX or ICU spelling.
  ///
  /// Returns `nil` when the text names no language: it is empty, `C` or `POSIX`, or its first
  /// subtag is no language.
  public init?(parsing text: String) {
    if let tag = CanonicalTagReader.tag(text) {
      self = tag
      return
    }
    var parser = LanguageTagParser(text)
    guard let tag = parser.tag() else { return nil }
    self = tag
    if let macrolanguage = parser.macrolanguage(of: tag.language) {
      rare = Rare(
        variants: tag.variants, extensions: tag.extensions, macrolanguage: macrolanguage)
    }
  }

  /// English.
  public static let english = LanguageTag(language: "en")
  /// Japanese.
  public static let japanese = LanguageTag(language: "ja")
  /// Chinese in Simplified script.
  public static let simplifiedChinese = LanguageTag(language: "zh", script: "Hans")
  /// Chinese in Traditional script.
  public static let traditionalChinese = LanguageTag(language: "zh", script: "Hant")
}

extension LanguageTag: Hashable {
  /// Whether two tags are spelled alike in their canonical case; that says all of their parts.
  public static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  /// Hashes the spelling.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension LanguageTag: CustomStringConvertible {
  /// The tag in its canonical case.
  public var description: String { text }
}

extension LanguageTag: Comparable {
  /// Orders tags by their spelling, byte by byte.
  public static func < (left: Self, right: Self) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension LanguageTag: ExpressibleByStringLiteral {
  /// Creates a tag from a literal; one that names no language becomes `und`.
  public init(stringLiteral text: String) {
    self = LanguageTag(parsing: text) ?? LanguageTag(language: "und")
  }
}
