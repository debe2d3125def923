import ToastText

/// Takes the elements of an XLIFF text apart.
struct XLIFFParser {
  private(set) var document = XLIFFDocument()

  private let source: SourceText
  private var scanner: XMLScanner
  /// The names of the elements that are open.
  private var open: [String] = []
  private var unit: XLIFFUnit?
  private var text = ""
  private var sawRoot = false

  init(_ source: SourceText) {
    self.source = source
    scanner = XMLScanner(source)
  }

  var problems: [Problem] { scanner.log.problems }

  mutating func parse() {
    while let token = scanner.next() {
      switch token {
      case .start(let name, let isEmpty, let place):
        start(name, at: place)
        open.append(name)
        if isEmpty { end(name, at: place) }
      case .end(let name, let place):
        end(name, at: place)
      case .text(let piece, _):
        if isInText { text += piece }
      }
    }
    if !sawRoot {
      scanner.report("the file is no XLIFF: it holds no ‘<xliff>’", at: 0, kind: "not-xliff")
    } else if let name = open.last {
      scanner.report("‘<\(name)>’ is never closed; add ‘</\(name)>’", at: source.bytes.count)
    }
    finishUnit()
  }

  /// Whether text here belongs to a source, a target or a note of the unit itself.
  private var isInText: Bool {
    guard unit != nil, let place = open.lastIndex(of: "trans-unit"), place + 1 < open.count else {
      return false
    }
    return ["source", "target", "note"].contains(open[place + 1])
  }

  /// Whether an element that opens now stands right in the unit.
  private var isInUnit: Bool { unit != nil && open.last == "trans-unit" }

  private mutating func start(_ name: String, at place: Int) {
    switch name {
    case "xliff":
      sawRoot = true
      let version = scanner.attribute("version")
      if let version, version != "1.2", version != "1.1" {
        scanner.report(
          "this is XLIFF \(version), which is another format; export version 1.2", at: place,
          kind: "xliff-version")
      }
    case "file":
      document.files.append(
        XLIFFFile(
          original: scanner.attribute("original") ?? "",
          sourceLanguage: scanner.attribute("source-language") ?? "und",
          targetLanguage: scanner.attribute("target-language")))
    case "trans-unit":
      finishUnit()
      startUnit(at: place)
    case "source", "note":
      if isInUnit { text = "" }
    case "target":
      guard isInUnit else { return }
      text = ""
      unit?.state = scanner.attribute("state")
      unit?.stateQualifier = scanner.attribute("state-qualifier")
    case "x", "bx", "ex", "ph", "it", "bpt", "ept":
      guard isInText else { return }
      scanner.report(
        "the inline element ‘<\(name)>’ has no place in a catalog and is left out; write the "
          + "placeholder itself", at: place, kind: "inline-element", .warning)
    default:
      break
    }
  }

  private mutating func startUnit(at place: Int) {
    guard let id = scanner.attribute("id") else {
      return scanner.report("the unit has no id and is left out; add one", at: place)
    }
    unit = XLIFFUnit(
      id: id, source: "", position: source.position(at: scanner.text.place(place)))
  }

  private mutating func end(_ name: String, at place: Int) {
    guard let index = open.lastIndex(of: name) else {
      return scanner.report("‘</\(name)>’ closes nothing; take it away", at: place)
    }
    if index < open.count - 1, let inner = open.last {
      scanner.report("‘<\(inner)>’ is not closed before ‘</\(name)>’; close it", at: place)
    }
    open.removeSubrange(index...)
    if name == "trans-unit" { return finishUnit() }
    guard isInUnit else { return }
    switch name {
    case "source": unit?.source = text
    case "target": unit?.target = text
    case "note":
      if let note = unit?.note, !text.isEmpty {
        unit?.note = note.isEmpty ? text : note + "\n" + text
      }
    default: break
    }
  }

  private mutating func finishUnit() {
    guard let unit else { return }
    self.unit = nil
    guard !document.files.isEmpty else {
      return scanner.report(
        "the unit ‘\(unit.id.shortened)’ stands in no ‘<file>’ and is left out", at: 0)
    }
    document.files[document.files.count - 1].units.append(unit)
  }
}
