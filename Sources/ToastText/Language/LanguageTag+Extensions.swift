extension LanguageTag {
  /// The tag without variants, extensions and private use: language, script and region only.
  public var withoutExtensions: LanguageTag {
    LanguageTag(language: language, script: script, region: region)
  }

  /// The value of a key of the Unicode extension, or `nil`. (UTS #35 Part 1, section 3.6.)
  ///
  /// ```swift
  /// LanguageTag(parsing: "hi-u-ca-indian-nu-deva")?.unicodeKeyword("nu")  // "deva"
  /// ```
  public func unicodeKeyword(_ key: String) -> String? {
    guard let unicode = extensions.first(where: { $0.hasPrefix("u-") }) else { return nil }
    let subtags = unicode.split(separator: "-").dropFirst()
    guard let start = subtags.firstIndex(where: { $0 == key }) else { return nil }
    let value = subtags[(start + 1)...].prefix { $0.utf8.count > 2 }
    return value.isEmpty ? nil : value.joined(separator: "-")
  }
}
