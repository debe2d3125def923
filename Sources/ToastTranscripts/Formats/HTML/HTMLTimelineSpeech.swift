internal import ToastAccessibility
internal import ToastText

/// The bar of an announcement on the time axis, cut where the voice was cut.
struct HTMLTimelineSpeech {
  private let record: AnnouncementRecord
  private let narrator: ToastNarrator
  private let scale: TimelineScale
  private let top: Int

  private static let height = 16.0

  private var language: HTMLLanguage { HTMLLanguage(record.announcement.language) }

  init(_ record: AnnouncementRecord, narrator: ToastNarrator, scale: TimelineScale, top: Int) {
    self.record = record
    self.narrator = narrator
    self.scale = scale
    self.top = top
  }

  func write(to page: inout HTMLMarkup) {
    let isCut = if case .interrupted = record.outcome { true } else { false }
    for span in record.spans {
      writeHeard(span, isCut: isCut && span == record.spans.last, to: &page)
    }
    writeLost(isCut: isCut, to: &page)
  }

  private func writeHeard(_ span: SpokenSpan, isCut: Bool, to page: inout HTMLMarkup) {
    let (x, end) = (scale.x(span.start), max(scale.x(span.start) + 2, scale.x(span.end)))
    let kind =
      record.announcement.toast == nil ? "said other" : isCut ? "said cut" : "said"
    page.element("path", ["class": kind, "d": outline(x, end, isCut: isCut)]) { page in
      page.element("title", ["lang": language.lang], text: record.announcement.text)
    }
    guard end - x > 24 else { return }
    writeText(x, end, to: &page)
  }

  /// A bar, its end torn where the voice was cut.
  private func outline(_ x: Double, _ end: Double, isCut: Bool) -> String {
    let number = HTMLTimeline.number
    let (above, below) = (Double(top), Double(top) + Self.height)
    let edge =
      isCut
      ? "L\(number(end + 3)) \(number(above + 4))L\(number(end - 3)) \(number(above + 8))"
        + "L\(number(end + 3)) \(number(above + 12))"
      : ""
    return "M\(number(x)) \(number(above))L\(number(end)) \(number(above))\(edge)"
      + "L\(number(end)) \(number(below))L\(number(x)) \(number(below))Z"
  }

  /// The words on the bar, as far as there is room.
  private func writeText(_ x: Double, _ end: Double, to page: inout HTMLMarkup) {
    let isRightToLeft = language.direction == "rtl"
    let number = HTMLTimeline.number
    page.element(
      "svg",
      [
        "x": number(x + 4), "y": "\(top)", "width": number(end - x - 8), "height": "16",
      ]
    ) { page in
      page.element(
        "text",
        [
          "x": isRightToLeft ? number(end - x - 8) : "0", "y": "12", "lang": language.lang,
          "direction": language.direction,
        ]
      ) { page in
        for segment in record.announcement.segments {
          let piece = HTMLLanguage(segment.language)
          if piece == language {
            page.write(segment.text)
          } else {
            page.element("tspan", ["lang": piece.lang], text: segment.text)
          }
        }
      }
    }
  }

  /// What nobody heard: the rest of a sentence that was cut, or all of one that was not begun.
  private func writeLost(isCut: Bool, to page: inout HTMLMarkup) {
    let start: Duration
    switch record.outcome {
    case .interrupted: start = record.end ?? record.requested
    case .dropped: start = record.requested
    default: return
    }
    let heard = record.spans.reduce(Duration.zero) { $0 + ($1.end - $1.start) }
    let length = narrator.model.duration(of: record.announcement) - heard
    guard length > .zero else { return }
    let x = scale.x(start)
    let end = max(x + 2, scale.x(min(start + length, scale.end)))
    page.element(
      "rect",
      [
        "class": "unsaid", "x": HTMLTimeline.number(x + (isCut ? 4 : 0)), "y": "\(top)",
        "width": HTMLTimeline.number(end - x), "height": "16",
      ]
    ) { page in
      page.element("title", ["lang": language.lang], text: record.announcement.text)
    }
  }
}
