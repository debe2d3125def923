internal import ToastAccessibility
internal import ToastBraille
internal import ToastText

/// A line of braille: its windows, under each cell the text it stands for.
struct HTMLBraille {
  /// Cells that stand for one stretch of text.
  private struct Group {
    var cells: String
    var text: String
  }

  private let record: BrailleRecord
  private let characters: [Character]

  init(_ record: BrailleRecord) {
    self.record = record
    characters = Array(record.line.text)
  }

  func write(to page: inout HTMLMarkup) {
    let language = HTMLLanguage(record.message.language)
    page.element("div", ["class": "braille"]) { page in
      if let reading = record.line.reading {
        page.element("p", ["class": "reading"]) { page in
          page.element("span", ["lang": "ja", "dir": "ltr"], text: reading)
          page.write(" (\(record.line.readingSource?.rawValue ?? ""), \(record.line.table))")
        }
      } else {
        page.element("p", ["class": "reading"], text: record.line.table)
      }
      page.element("ol", ["class": "windows", "lang": language.lang, "dir": "ltr"]) { page in
        let windows = BrailleWindows.ranges(of: record.line.pattern, width: record.width)
        for window in windows { write(window, to: &page) }
      }
      for warning in record.furtherWarnings {
        page.element("p", ["class": "warn"]) { page in
          page.write(message: warning.description, quoting: language)
        }
      }
    }
  }

  private func write(_ window: Range<Int>, to page: inout HTMLMarkup) {
    page.element("li") { page in
      page.element("ruby") { page in
        for group in groups(in: window) {
          page.write(group.cells)
          if !group.text.isEmpty { page.element("rt", text: group.text) }
          // On a narrow page a window may break where its words end.
          if group.cells == String(cells: [.blank]) { page.literal("<wbr>") }
        }
      }
    }
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
            cells: String(cells: [cells[cell]]), text: isNew ? text(at: cell, in: positions) : ""))
      }
      last = character
    }
    return groups
  }

  /// The text from a cell's character to that of the next cells.
  private func text(at cell: Int, in positions: [Int]) -> String {
    let start = positions[cell]
    let end = positions[cell...].first { $0 > start } ?? characters.count
    guard start < end, end <= characters.count else { return "" }
    return String(characters[start..<end]).filter { !$0.isWhitespace }
  }
}
