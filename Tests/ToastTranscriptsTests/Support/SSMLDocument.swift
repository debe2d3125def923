import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An SSML document held against XML and the rules of the SSML 1.1 schema that it has to do with.
final class SSMLDocument: NSObject, XMLParserDelegate {
  private(set) var faults: [String] = []
  private var open: [String] = []

  /// Which elements may stand in which. (SSML 1.1, section 3 and schema.)
  private static let children: [String: Set<String>] = [
    "speak": ["p", "s", "mark", "break", "lang", "prosody", "sub"],
    "prosody": ["p", "s", "mark", "break", "lang", "prosody", "sub"],
    "p": ["s", "mark", "break", "lang", "prosody", "sub"],
    "s": ["mark", "break", "lang", "prosody", "sub"],
    "lang": ["mark", "break", "lang", "prosody", "sub"],
    "sub": [], "mark": [], "break": [],
  ]

  private static let attributes: [String: (required: Set<String>, optional: Set<String>)] = [
    "speak": (["version", "xml:lang"], ["xmlns"]), "p": ([], ["xml:lang"]),
    "s": ([], ["xml:lang"]), "lang": (["xml:lang"], []), "sub": (["alias"], []),
    "mark": (["name"], []), "break": ([], ["time", "strength"]), "prosody": ([], ["rate"]),
  ]

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() {
      let place = "\(parser.lineNumber):\(parser.columnNumber)"
      faults.append("\(place): \(parser.parserError.map { "\($0)" } ?? "not well-formed")")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if let parent = open.last {
      if Self.children[parent]?.contains(name) != true { faults.append("\(name) in \(parent)") }
    } else if name != "speak" || attributes["version"] != "1.1" {
      faults.append("the root is \(name), version \(attributes["version"] ?? "missing")")
    }
    open.append(name)
    guard let known = Self.attributes[name] else { return }
    // The parser may take declarations of namespaces for itself.
    let names = Set(attributes.keys).subtracting(["xmlns"])
    if !known.required.isSubset(of: names.union(["xmlns"])) { faults.append("\(name) lacks one") }
    if !names.isSubset(of: known.required.union(known.optional)) {
      faults.append("\(name) has \(names.sorted())")
    }
    checkValues(attributes)
  }

  private func checkValues(_ attributes: [String: String]) {
    if let name = attributes["name"],
      name.isEmpty || name != name.trimmingCharacters(in: .whitespaces)
    {
      faults.append("a mark is called ‘\(name)’")
    }
    if let time = attributes["time"], time.wholeMatch(of: /\d+ms/) == nil {
      faults.append("a break lasts ‘\(time)’")
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}
