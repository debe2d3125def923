/// Takes Markdown, HTML and Pango markup out of a text and leaves its words.
///
/// What only looks like markup stays: `2 * 3`, `a_b`, `a < b`, `[draft]`.
struct MarkupRemover {
  private let input: [Unicode.Scalar]
  private var output = String.UnicodeScalarView()
  private var index = 0
  /// Closing marks further on, counted once, so that a text full of stars takes linear time.
  private var failedMarks: Set<[Unicode.Scalar]> = []
  private var depth = 0
  /// How many characters may be looked at in search of the ends of links.
  private var linkBudget: Int

  init(_ text: String) {
    input = Array(text.unicodeScalars)
    linkBudget = input.count * 4 + 10_000
  }

  /// The words.
  func plainText() -> String {
    var copy = self
    copy.read(until: input.count)
    return String(copy.output)
  }

  private mutating func read(until end: Int) {
    while index < end {
      if step(end) { continue }
      output.append(input[index])
      index += 1
    }
  }

  /// Takes one piece of markup, if one begins here.
  private mutating func step(_ end: Int) -> Bool {
    switch input[index] {
    case "*", "_", "`", "~": emphasis(end)
    case "^": index + 1 < end && input[index + 1] == "[" && link(at: index + 1, end)
    case "[": link(at: index, end)
    case "<": tag(end)
    case "&": entity(end)
    default: false
    }
  }

  // MARK: Emphasis

  private mutating func emphasis(_ end: Int) -> Bool {
    let mark = input[index]
    let run = input[index..<end].prefix(4).prefix { $0 == mark }
    let allowed = mark == "~" ? 2...2 : mark == "`" ? 1...3 : 1...3
    guard allowed.contains(run.count), opens(run.count, end) else { return false }
    let marks = Array(run)
    guard !failedMarks.contains(marks) else { return false }
    guard let close = closing(marks, from: index + run.count, end) else {
      failedMarks.insert(marks)
      return false
    }
    return inside(from: index + run.count, to: close, thenAt: close + run.count)
  }

  /// Whether emphasis may begin here: not inside a word, and with a word behind it.
  private func opens(_ count: Int, _ end: Int) -> Bool {
    let after = index + count
    guard after < end, !input[after].properties.isWhitespace else { return false }
    guard input[index] == "_" else { return true }
    return index == 0 || !Self.isWord(input[index - 1])
  }

  private func closing(_ marks: [Unicode.Scalar], from start: Int, _ end: Int) -> Int? {
    var place = start
    while place + marks.count <= end {
      if input[place] == marks[0] {
        let run = input[place..<end].prefix { $0 == marks[0] }.count
        let isInWord =
          marks[0] == "_" && place + run < end && Self.isWord(input[place + run])
        if run == marks.count, place > start, !input[place - 1].properties.isWhitespace, !isInWord {
          return place
        }
        place += run
      } else {
        place += 1
      }
    }
    return nil
  }

  // MARK: Links

  /// `[text](address)` and Apple's `^[text](inflect: true)`.
  private mutating func link(at bracket: Int, _ end: Int) -> Bool {
    guard let close = self.end(of: "[", "]", at: bracket, end), close + 1 < end,
      input[close + 1] == "(", let last = self.end(of: "(", ")", at: close + 1, end)
    else { return false }
    return inside(from: bracket + 1, to: close, thenAt: last + 1)
  }

  /// The bracket that closes the one at a place, not too far away.
  private mutating func end(
    of open: Unicode.Scalar, _ close: Unicode.Scalar, at start: Int, _ end: Int
  ) -> Int? {
    var depth = 0
    for place in start..<min(end, start + 2000) {
      linkBudget -= 1
      guard linkBudget > 0 else { return nil }
      if input[place] == open { depth += 1 }
      if input[place] == close {
        depth -= 1
        if depth == 0 { return place }
      }
    }
    return nil
  }

  /// Reads the words of a piece of markup, which may hold markup itself.
  private mutating func inside(from start: Int, to end: Int, thenAt next: Int) -> Bool {
    guard depth < 16 else { return false }
    depth += 1
    let known = failedMarks
    failedMarks = []
    index = start
    read(until: end)
    index = next
    failedMarks = known
    depth -= 1
    return true
  }

  // MARK: Tags

  private mutating func tag(_ end: Int) -> Bool {
    var place = index + 1
    if place < end, input[place] == "/" { place += 1 }
    let letters = input[place..<end].prefix(12).prefix { $0.isASCII && Self.isWord($0) }
    let name = Self.text(letters)
    guard Self.tags.contains(name.lowercased()) else { return false }
    place += letters.count
    guard let close = input[place..<end].prefix(500).firstIndex(of: ">"),
      !input[place..<close].contains("<")
    else { return false }
    if Self.breaks.contains(name.lowercased()) { output.append(" ") }
    index = close + 1
    return true
  }

  private mutating func entity(_ end: Int) -> Bool {
    let name = input[(index + 1)..<end].prefix(8).prefix { $0 != ";" }
    guard name.endIndex < end, input[name.endIndex] == ";",
      let character = MarkupEntity.character(Self.text(name))
    else { return false }
    output.append(character)
    index = name.endIndex + 1
    return true
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static let breaks: Set<String> = ["br", "p", "li", "div", "h1", "h2", "h3"]
  private static let tags: Set<String> = [
    "a", "b", "big", "br", "code", "del", "div", "em", "font", "h1", "h2", "h3", "i", "img", "ins",
    "li", "mark", "markup", "ol", "p", "s", "small", "span", "strike", "strong", "sub", "sup", "tt",
    "u", "ul",
  ]
}
