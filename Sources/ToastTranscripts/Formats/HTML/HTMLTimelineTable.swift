internal import ToastAccessibility

/// The timeline in words, for those who do not see the drawing and those who want its figures.
struct HTMLTimelineTable {
  /// What is known of a toast, or of what else is said.
  struct Row {
    /// The toast, or `nil` for other speech.
    var toast: String?
    var presence: ToastPresence
    var speech: [AnnouncementRecord]
  }

  let rows: [Row]

  /// The names, inside the page, of what is said of each toast.
  let places: [String: String]

  /// Writes the table, closed until somebody wants it.
  func write(to page: inout HTMLMarkup) {
    page.element("details") { page in
      page.element("summary", text: "Timeline as a table")
      page.element("table") { page in
        page.element("caption", text: "When each toast is seen and heard, in seconds")
        page.element("thead") { page in
          page.element("tr") { page in
            for name in ["Toast", "In front", "Covered", "Paused", "Heard"] {
              page.element("th", ["scope": "col"], text: name)
            }
          }
        }
        page.element("tbody") { page in
          for row in rows { Self.write(row, places, to: &page) }
        }
      }
    }
  }

  private static func write(_ row: Row, _ places: [String: String], to page: inout HTMLMarkup) {
    let seen = row.presence.spans
    let cells = [
      seen.filter { $0.kind == .front }.map { text($0.start, $0.end) },
      seen.filter { $0.kind == .covered }.map { text($0.start, $0.end) },
      row.presence.pauses.map { text($0.start, $0.end) },
      row.speech.map(text),
    ]
    page.newLine()
    page.element("tr") { page in
      page.element("th", ["scope": "row"]) { page in
        if let toast = row.toast {
          page.write(name: toast, linkedTo: places[toast])
        } else {
          page.write("other speech")
        }
      }
      for cell in cells {
        page.element("td", text: cell.isEmpty ? "–" : cell.joined(separator: ", "))
      }
    }
  }

  private static func text(_ start: Duration, _ end: Duration?) -> String {
    end.map { "\(start.secondsText)–\($0.secondsText)" } ?? "from \(start.secondsText)"
  }

  /// When something was said, and what became of it where that is not all of it.
  private static func text(_ record: AnnouncementRecord) -> String {
    let spans = record.spans.map { text($0.start, $0.end) }
    switch record.outcome {
    case .spoken, nil: return spans.joined(separator: ", ")
    case .resumed: return spans.joined(separator: " and ")
    case .interrupted: return spans.joined(separator: " and ") + " (interrupted)"
    case .dropped, .merged:
      return "not at \(record.requested.secondsText) (\(record.outcome?.word ?? ""))"
    }
  }
}
