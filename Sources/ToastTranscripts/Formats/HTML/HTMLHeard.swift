internal import ToastAccessibility
internal import ToastModel
internal import ToastText

/// The announcements of a locale in the order of time, each with its braille.
struct HTMLHeard {
  private let transcript: Transcript
  private let announcements: [AnnouncementRecord]
  private let braille: [AnnouncementID: BrailleRecord]
  private let part: HTMLLocalePart

  init(_ part: HTMLLocalePart) {
    self.part = part
    transcript = part.transcript
    announcements = part.transcript.announcements
    braille = Dictionary(
      part.transcript.brailleRecords.map { ($0.announcement, $0) }, uniquingKeysWith: { $1 })
  }

  func write(to page: inout HTMLMarkup) {
    for record in transcript.records {
      guard case .announcement(let announcement) = record.event else { continue }
      let length = announcement.start.flatMap { start in announcement.end.map { $0 - start } }
      page.newLine()
      page.element(
        "li",
        [
          "data-start": announcement.start.map { "\($0.wholeMilliseconds)" },
          "data-length": length.map { "\($0.wholeMilliseconds)" },
          "data-urgent": announcement.announcement.priority == .high ? "1" : nil,
        ]
      ) { page in
        writeHead(of: announcement, to: &page)
        writeText(of: announcement, to: &page)
        if let line = braille[announcement.id] {
          HTMLBraille(line, part.quotations).write(to: &page)
        }
      }
    }
  }

  private func writeHead(of record: AnnouncementRecord, to page: inout HTMLMarkup) {
    let outcome = record.outcome?.word ?? "spoken"
    page.element("p", ["class": "when"]) { page in
      page.element("time", text: "\(record.requested.secondsText) s")
      page.element("b") { page in
        if let toast = record.announcement.toast {
          page.write(name: toast, linkedTo: part.places[toast])
        } else {
          page.write("other speech")
        }
      }
      page.element("span", ["class": "chip \(outcome)"]) { page in
        page.write(
          message: record.outcomeNote(announcements.name), quoting: part.quotations)
      }
      page.element("span", ["class": "muted"], text: Self.circumstances(of: record))
    }
  }

  /// How urgent it was, when the voice came to it, and for how long.
  private static func circumstances(of record: AnnouncementRecord) -> String {
    var words = ["\(record.announcement.priority.rawValue) priority"]
    if let start = record.start, let end = record.end {
      let from = start > record.requested ? " from \(start.secondsText) s" : ""
      words.append("voice\(from) for \((end - start).secondsText) s")
    }
    return words.joined(separator: ", ")
  }

  /// What was asked for; what nobody heard of it is struck out.
  private func writeText(of record: AnnouncementRecord, to page: inout HTMLMarkup) {
    let announcement = record.announcement
    let surroundings = HTMLLanguage(announcement.language)
    page.element(
      "p",
      [
        "class": "say", "lang": surroundings.lang, "dir": surroundings.direction,
        "translate": "no",
      ]
    ) { page in
      var heard = Self.heardBytes(of: record)
      for segment in announcement.segments {
        let said = String(decoding: segment.text.utf8.prefix(heard), as: UTF8.self)
        let lost = String(segment.text.dropFirst(said.count))
        heard = max(0, heard - segment.text.utf8.count)
        let language = HTMLLanguage(segment.language)
        guard language != surroundings else {
          Self.write(said, lost, to: &page)
          continue
        }
        page.element("span", ["lang": language.lang, "dir": language.direction]) { page in
          Self.write(said, lost, to: &page)
        }
      }
    }
  }

  private static func write(_ said: String, _ lost: String, to page: inout HTMLMarkup) {
    page.write(said)
    if !lost.isEmpty { page.element("del", text: lost) }
  }

  /// How much of the text was heard, in UTF-8 bytes; the word that was cut counts as lost.
  private static func heardBytes(of record: AnnouncementRecord) -> Int {
    switch record.outcome {
    case .spoken, .resumed, nil: .max
    case .interrupted(let position, _, _): position.offset
    case .dropped, .merged: 0
    }
  }
}
