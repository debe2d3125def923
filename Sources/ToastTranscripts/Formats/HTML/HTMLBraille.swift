internal import ToastAccessibility
internal import ToastBraille
internal import ToastText

/// A line of braille: its windows, under each cell the text it stands for.
struct HTMLBraille {
  /// Cells that stand for one stretch of text.
  private struct Group {
    var cells: String
    var text: String
    /// The language of the text where it is another than that of the line.
    var language: String?
    var isBlank: Bool { cells == String(cells: [.blank]) }
  }

  private let record: BrailleRecord
  private let quotations: HTMLQuotations
  private let characters: [Character]

  init(_ record: BrailleRecord, _ quotations: HTMLQuotations) {
    self.record = record
    self.quotations = quotations
    characters = Array(record.line.text)
  }

  func write(to page: inout HTMLMarkup) {
    let language = HTMLLanguage(record.message.language)
    page.element("div", ["class": "braille"]) { page in
      if let reading = record.line.reading {
        page.element("p", ["class": "reading"]) { page in
          page.element("span", ["lang": "ja", "dir": "ltr", "translate": "no"], text: reading)
          page.write(" (\(record.line.readingSource?.rawValue ?? ""), \(record.line.table))")
        }
      } else {
        page.element("p", ["class": "reading"], text: record.line.table)
      }
      page.element(
        "ol",
        ["class": "windows", "lang": language.lang, "dir": "ltr", "translate": "no"]
      ) { page in
        let windows = BrailleWindows.ranges(of: record.line.pattern, width: record.width)
        for window in windows { write(window, to: &page) }
      }
      for warning in record.furtherWarnings {
        page.element("p", ["class": "warn"]) { page in
          page.write(message: warning.description, quoting: quotations)
        }
      }
    }
  }

  /// Writes a window, word by word: a narrow page breaks it between words, and within one only
  /// where the word alone is too wide.
  private func write(_ window: Range<Int>, to page: inout HTMLMarkup) {
    let groups = groups(in: window)
    page.element("li") { page in
      for word in groups.split(omittingEmptySubsequences: false, whereSeparator: \.isBlank) {
        if !word.isEmpty {
          page.element("ruby") { page in
            for group in word { Self.write(group, to: &page) }
          }
        }
        if word.endIndex < groups.endIndex { page.write(groups[word.endIndex].cells) }
      }
    }
  }

  /// The text under the cells is for eyes: fingers and copies get the cells alone.
  private static func write(_ group: Group, to page: inout HTMLMarkup) {
    page.write(group.cells)
    guard !group.text.isEmpty else { return }
    page.element("rt", ["aria-hidden": "true", "lang": group.language], text: group.text)
  }

  private func groups(in window: Range<Int>) -> [Group] {
    let cells = record.line.pattern
    let positions = record.line.positions.characters
    let frame = record.message.frame.isEmpty ? 0 : 2
    var groups: [Group] = []
    var last: Int?
    for cell in window {
      let isFrame = cell < frame || cell >= cells.count - frame
      guard !isFrame, !cells[cell].isBlank else {
        groups.append(Group(cells: String(cells: [cells[cell]]), text: ""))
        last = nil
        continue
      }
      let character = positions[cell]
      if character == last {
        groups[groups.count - 1].cells += String(cells: [cells[cell]])
      } else {
        let isNew = cell == 0 || positions[cell - 1] != character || cells[cell - 1].isBlank
        groups.append(
          Group(
            cells: String(cells: [cells[cell]]), text: isNew ? text(at: cell, in: positions) : "",
            language: language(at: character)))
      }
      last = character
    }
    return groups
  }

  private func language(at character: Int) -> String? {
    guard let index = record.line.segments.firstIndex(where: { $0.contains(character) }),
      record.message.segments.indices.contains(index)
    else { return nil }
    let language = record.message.segments[index].language
    return language == record.message.language ? nil : HTMLLanguage(language).lang
  }

  /// The text from a cell's character to that of the next cells.
  private func text(at cell: Int, in positions: [Int]) -> String {
    let start = positions[cell]
    let end = positions[cell...].first { $0 > start } ?? characters.count
    guard start < end, end <= characters.count else { return "" }
    return String(characters[start..<end]).filter { !$0.isWhitespace }
  }
}
