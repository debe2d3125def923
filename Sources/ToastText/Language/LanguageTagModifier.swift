/// What stands behind the `@` of a POSIX or ICU locale name, in terms of BCP 47.
struct LanguageTagModifier {
  private(set) var script: String?
  private(set) var variants: [String] = []
  private(set) var extensions: [String] = []

  init() {}

  /// Reads `latin`, `valencia`, or ICU keywords such as `numbers=deva;calendar=japanese`.
  ///
  /// A modifier that says nothing of the language, such as `euro`, is left out.
  init(_ text: String) {
    let keywords = text.lowercased().split(separator: ";").map { $0.split(separator: "=") }
    // RFC 6067, section 2.1: of a key given twice the first counts. Keys stand in order.
    var values: [String: String] = [:]
    for (key, value) in keywords.filter({ $0.count == 2 }).compactMap(Self.keyword)
    where values[key] == nil {
      values[key] = value
    }
    let pairs = values.sorted { $0.key < $1.key }.map { "\($0.key)-\($0.value)" }
    if !pairs.isEmpty { extensions = ["u-" + pairs.joined(separator: "-")] }
    guard let name = keywords.first, name.count == 1, let first = name.first else { return }
    script = Self.scripts[String(first)]
    if first == "valencia" { variants = ["valencia"] }
  }

  private static func keyword(_ pair: [Substring]) -> (key: String, value: String)? {
    guard let key = keys[String(pair[0])] else { return nil }
    let value = pair[1]
    guard (3...8).contains(value.utf8.count), value.utf8.allSatisfy(\.isASCIIAlphanumeric) else {
      return nil
    }
    return (key, String(value))
  }

  private static let scripts = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab", "iqtelif": "Latn",
  ]

  // UTS #35 Part 1, section 3.6.1: the BCP 47 keys of ICU's keywords.
  private static let keys = [
    "numbers": "nu", "calendar": "ca", "collation": "co", "currency": "cu", "hours": "hc",
  ]
}
