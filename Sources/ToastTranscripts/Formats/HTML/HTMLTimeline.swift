internal import ToastAccessibility
internal import ToastModel
internal import ToastText

/// The drawing of a locale's time: a lane a toast, and under it the voice.
struct HTMLTimeline {
  private let part: HTMLLocalePart
  private let scale: TimelineScale
  private var names: [String] = []
  private var presences: [String: ToastPresence] = [:]
  private var speech: [String: [AnnouncementRecord]] = [:]

  static let laneHeight = 48
  private static let axisHeight = 26
  /// The lane of what is no toast's.
  private static let otherSpeech = ""

  init(_ part: HTMLLocalePart) {
    self.part = part
    // What stays needs room to be seen to stay.
    scale = TimelineScale(end: Self.end(of: part.transcript) + .seconds(1))
    for record in part.transcript.records {
      if case .announcement(let announcement) = record.event {
        speech[record.toast ?? Self.otherSpeech, default: []].append(announcement)
      }
      guard let toast = record.toast else { continue }
      if presences[toast] == nil { names.append(toast) }
      presences[toast, default: ToastPresence()].add(record)
    }
    names = names.filter(isSeenOrHeard)
    if speech[Self.otherSpeech] != nil { names.append(Self.otherSpeech) }
  }

  private func isSeenOrHeard(_ name: String) -> Bool {
    presences[name]?.spans.isEmpty == false || speech[name] != nil
  }

  private static func end(of transcript: Transcript) -> Duration {
    transcript.records.reduce(.zero) { end, record in
      guard case .announcement(let announcement) = record.event else {
        return max(end, record.time)
      }
      return max(end, record.time, announcement.end ?? .zero)
    }
  }

  /// Whether there is nothing to draw.
  var isEmpty: Bool { names.isEmpty }

  /// Writes heading, drawing, legend and table; nothing where nothing happens.
  func write(to page: inout HTMLMarkup) {
    guard !isEmpty else { return }
    let id = "\(part.id)-time"
    page.element("h3", ["id": id], text: "Timeline")
    page.element(
      "div",
      ["class": "scroll", "tabindex": "0", "role": "group", "aria-labelledby": id, "dir": "ltr"]
    ) { page in
      writeDrawing(to: &page)
    }
    HTMLTimelineLegend.write(to: &page)
    let rows = names.map {
      HTMLTimelineTable.Row(
        toast: $0 == Self.otherSpeech ? nil : $0, presence: presences[$0] ?? ToastPresence(),
        speech: speech[$0] ?? [])
    }
    HTMLTimelineTable(rows: rows, places: part.places).write(to: &page)
  }

  private func writeDrawing(to page: inout HTMLMarkup) {
    let height = Self.axisHeight + names.count * Self.laneHeight
    let width = Int(scale.width)
    let lanes = names.count == 1 ? "1 lane" : "\(names.count) lanes"
    page.element(
      "svg",
      [
        "class": "time", "role": "img", "width": "\(width)", "height": "\(height)",
        "viewBox": "0 0 \(width) \(height)", "translate": "no",
        "aria-label": "\(lanes) over \(scale.end.secondsText) seconds; "
          + "the table below says the same in words",
      ]
    ) { page in
      writeGrid(height: height, to: &page)
      for (index, name) in names.enumerated() {
        writeLane(name, top: Self.axisHeight + index * Self.laneHeight, to: &page)
      }
      writeMoments(to: &page)
      writeNames(height: height, to: &page)
    }
  }

  private func writeGrid(height: Int, to page: inout HTMLMarkup) {
    page.element("g", ["class": "axis"]) { page in
      for tick in scale.ticks {
        let x = Self.number(scale.x(.seconds(tick)))
        page.element("line", ["x1": x, "x2": x, "y1": "22", "y2": "\(height)"]) { _ in }
      }
    }
  }

  /// The moments over the lanes; they stay in sight when many lanes are scrolled.
  private func writeMoments(to page: inout HTMLMarkup) {
    page.element("g", ["class": "axis moments"]) { page in
      page.element("rect", ["width": "\(Int(scale.width))", "height": "22"]) { _ in }
      for tick in scale.ticks {
        page.element(
          "text",
          ["x": Self.number(scale.x(.seconds(tick))), "y": "16", "text-anchor": "middle"],
          text: "\(tick) s")
      }
    }
  }

  /// The names before the lanes; they stay in sight when a long time is scrolled.
  private func writeNames(height: Int, to page: inout HTMLMarkup) {
    let width = Int(TimelineScale.left) - 12
    page.element("g", ["class": "names"]) { page in
      page.element("rect", ["y": "0", "width": "\(width)", "height": "\(height)"]) { _ in }
      let lines = names.indices.map { "M0 \(Self.axisHeight + $0 * Self.laneHeight)H\(width)" }
      page.element("path", ["class": "lane", "d": lines.joined()]) { _ in }
      page.element("svg", ["width": "\(width)", "height": "\(height)"]) { page in
        for (index, name) in names.enumerated() {
          let top = Self.axisHeight + index * Self.laneHeight
          let title = name == Self.otherSpeech ? "other speech" : name
          page.element("text", ["x": "12", "y": "\(top + 27)"], text: title.shortened(to: 15))
        }
      }
    }
    // Neither names nor moments show where they meet.
    page.element("rect", ["class": "corner", "width": "\(width)", "height": "22"]) { _ in }
  }

  private func writeLane(_ name: String, top: Int, to page: inout HTMLMarkup) {
    page.element(
      "line",
      ["class": "lane", "x1": "0", "x2": "\(Int(scale.width))", "y1": "\(top)", "y2": "\(top)"]
    ) { _ in }
    if let presence = presences[name] { write(presence, top: top, to: &page) }
    for record in speech[name] ?? [] {
      HTMLTimelineSpeech(record, narrator: part.narrator, scale: scale, top: top + 26)
        .write(to: &page)
    }
  }

  private func write(_ presence: ToastPresence, top: Int, to page: inout HTMLMarkup) {
    for span in presence.spans {
      let status = HTMLIcons.name(of: span.status)
      let kind: String
      switch span.kind {
      case .front: kind = ""
      case .covered: kind = " covered"
      case .leaving: kind = " leaving"
      }
      bar("fill-\(status)\(kind)", span.start, span.end, top: top + 7, to: &page)
      writeSign(status, span, top: top + 9, to: &page)
    }
    for pause in presence.pauses {
      bar("pause", pause.start, pause.end, top: top + 7, to: &page)
    }
  }

  /// The drawing of a status at the head of its bar, where there is room, beside its color.
  private func writeSign(
    _ status: String, _ span: ToastPresence.Span, top: Int, to page: inout HTMLMarkup
  ) {
    let x = scale.x(span.start)
    guard span.kind != .leaving, scale.x(span.end ?? scale.end) - x >= 18 else { return }
    page.element(
      "use",
      [
        "href": "#\(status)", "class": "ink-\(status)", "x": Self.number(x + 4), "y": "\(top)",
        "width": "10", "height": "10",
      ]
    ) { _ in }
  }

  private func bar(
    _ name: String, _ start: Duration, _ end: Duration?, top: Int, to page: inout HTMLMarkup
  ) {
    let x = scale.x(start)
    let width = max(2, scale.x(end ?? scale.end) - x)
    page.element(
      "rect",
      [
        "class": name, "x": Self.number(x), "y": "\(top)", "width": Self.number(width),
        "height": "14", "rx": "3",
      ]
    ) { _ in }
  }

  /// A place with one decimal.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}

extension String {
  /// The text cut to so many columns, of which a character of East Asia takes two, with an ellipsis
  /// where something is missing.
  fileprivate func shortened(to columns: Int) -> String {
    var width = 0
    var kept = ""
    for character in self {
      width += character.unicodeScalars.contains { $0.value >= 0x1100 } ? 2 : 1
      if width > columns { return kept + "…" }
      kept.append(character)
    }
    return self
  }
}
