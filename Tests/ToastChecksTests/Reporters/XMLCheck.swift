import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An XML document, read by a parser that knows nothing of this package.
final class XMLCheck: NSObject, XMLParserDelegate {
  /// An element with its attributes and the text right inside it.
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private(set) var fault: String?
  private var open: [Int] = []

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() {
      let error = String(describing: parser.parserError)
      fault = "\(parser.lineNumber):\(parser.columnNumber): \(error)"
    }
  }

  func named(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }
}
