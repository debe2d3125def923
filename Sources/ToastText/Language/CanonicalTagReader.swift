/// Reads the tags that stand in their canonical case already, as nearly all do: a language, perhaps
/// a script, perhaps a region, and nothing that needs a second look.
///
/// It gives what ``LanguageTagParser`` gives, or nothing; a test compares the two.
struct CanonicalTagReader {
  private let text: String
  private var language: Range<Int>?
  private var script: Range<Int>?
  private var region: Range<Int>?

  /// The tag, or `nil` for a text of any other form.
  static func tag(_ text: String) -> LanguageTag? {
    guard (2...11).contains(text.utf8.count) else { return nil }
    var reader = CanonicalTagReader(text)
    return reader.tag()
  }

  private init(_ text: String) { self.text = text }

  private mutating func tag() -> LanguageTag? {
    var subtag = Subtag(start: 0)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "-") {
        guard take(subtag) else { return nil }
        subtag = Subtag(start: subtag.end + 1)
      } else {
        subtag.add(byte)
      }
    }
    guard take(subtag), let language else { return nil }
    let name = string(language)
    // Another name of `zh`.
    if name == "cmn" { return nil }
    return LanguageTag(
      language: name, script: script.map(string), region: region.map(string), spelled: text)
  }

  /// Takes a subtag to its place; `false` where it has none.
  private mutating func take(_ subtag: Subtag) -> Bool {
    let range = subtag.start..<subtag.end
    if language == nil {
      language = range
      return subtag.isLanguage
    }
    if script == nil, region == nil, subtag.isScript {
      script = range
      return true
    }
    guard region == nil, subtag.isRegion else { return false }
    region = range
    return true
  }

  private func string(_ range: Range<Int>) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return String(text[start..<text.utf8.index(start, offsetBy: range.count)])
  }
}

/// How many letters and digits a subtag has.
private struct Subtag {
  let start: Int
  private(set) var end: Int
  private var small = 0
  private var capital = 0
  private var digits = 0
  private var startsWithCapital = false

  init(start: Int) {
    self.start = start
    end = start
  }

  mutating func add(_ byte: UInt8) {
    switch byte {
    case 0x61...0x7A: small += 1
    case 0x41...0x5A:
      if end == start { startsWithCapital = true }
      capital += 1
    case 0x30...0x39: digits += 1
    default: break
    }
    end += 1
  }

  private var count: Int { end - start }

  var isLanguage: Bool { (2...3).contains(count) && small == count }
  var isScript: Bool { count == 4 && startsWithCapital && small == 3 }
  var isRegion: Bool { count == 2 ? capital == 2 : count == 3 && digits == 3 }
}
