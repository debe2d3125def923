/// Reads the tags that stand in their canonical case already, as nearly all do: a language, perhaps
/// a script, perhaps a region, and nothing that needs a second look.
///
/// It gives what ``LanguageTagParser`` gives, or nothing; a test compares the two.
enum CanonicalTagReader {
  /// The tag, or `nil` for a text of any other form.
  static func tag(_ text: String) -> LanguageTag? {
    let bytes = text.utf8
    guard (2...11).contains(bytes.count) else { return nil }
    var rest = bytes[...]
    guard let language = next(of: &rest), isLanguage(language) else { return nil }
    var script: Substring.UTF8View?
    var region: Substring.UTF8View?
    var field = next(of: &rest)
    if let found = field, isScript(found) {
      script = found
      field = next(of: &rest)
    }
    if let found = field {
      guard isRegion(found) else { return nil }
      region = found
    }
    // A hyphen too many at the end, or more subtags.
    guard rest.isEmpty, bytes.last != UInt8(ascii: "-") else { return nil }
    return LanguageTag(
      language: String(Substring(language)), script: script.map { String(Substring($0)) },
      region: region.map { String(Substring($0)) }, spelled: text)
  }

  /// The bytes up to the next hyphen, which is passed over; `nil` at the end.
  private static func next(of rest: inout Substring.UTF8View) -> Substring.UTF8View? {
    guard !rest.isEmpty else { return nil }
    guard let hyphen = rest.firstIndex(of: UInt8(ascii: "-")) else {
      defer { rest = rest[rest.endIndex...] }
      return rest
    }
    defer { rest = rest[rest.index(after: hyphen)...] }
    return rest[..<hyphen]
  }

  /// Two or three small letters; `cmn` is another name of `zh`.
  private static func isLanguage(_ bytes: Substring.UTF8View) -> Bool {
    (2...3).contains(bytes.count) && bytes.allSatisfy(isSmall) && !bytes.elementsEqual("cmn".utf8)
  }

  private static func isScript(_ bytes: Substring.UTF8View) -> Bool {
    bytes.count == 4 && bytes.first.map(isCapital) ?? false && bytes.dropFirst().allSatisfy(isSmall)
  }

  private static func isRegion(_ bytes: Substring.UTF8View) -> Bool {
    switch bytes.count {
    case 2: bytes.allSatisfy(isCapital)
    case 3: bytes.allSatisfy(\.isASCIIDigit)
    default: false
    }
  }

  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}
