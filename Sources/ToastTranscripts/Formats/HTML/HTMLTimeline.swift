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

  /// Writes heading, drawing and legend; nothing where nothing happens.
  func write(id: String, to page: inout HTMLMarkup) {
    guard !names.isEmpty else { return }
    let height = Self.axisHeight + names.count * Self.laneHeight
    page.element("h3", ["id": "\(id)-time"], text: "Timeline")
    page.element(
      "div",
      [
        "class": "scroll", "tabindex": "0", "role": "group", "aria-labelledby": "\(id)-time",
        "dir": "ltr",
      ]
    ) { page in
      page.element(
        "svg",
        [
          "class": "time", "role": "img", "width": "\(Int(scale.width))", "height": "\(height)",
          "aria-label": "\(names.count) lanes over \(scale.end.secondsText) seconds; "
            + "the lists below say the same in words",
        ]
      ) { page in
        writeAxis(height: height, to: &page)
        for (index, name) in names.enumerated() {
          writeLane(name, top: Self.axisHeight + index * Self.laneHeight, to: &page)
        }
      }
    }
    Self.writeLegend(to: &page)
  }

  private func writeAxis(height: Int, to page: inout HTMLMarkup) {
    page.element("g", ["class": "axis"]) { page in
      for tick in scale.ticks {
        let x = Self.number(scale.x(.seconds(tick)))
        page.element("text", ["x": x, "y": "16", "text-anchor": "middle"], text: "\(tick) s")
        page.element("line", ["x1": x, "x2": x, "y1": "22", "y2": "\(height)"]) { _ in }
      }
    }
  }

  private func writeLane(_ name: String, top: Int, to page: inout HTMLMarkup) {
    let title = name == Self.otherSpeech ? "other speech" : name
    page.element("text", ["x": "12", "y": "\(top + 27)"], text: title.shortened(to: 18))
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
    }
    for pause in presence.pauses {
      bar("pause", pause.start, pause.end, top: top + 7, to: &page)
    }
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

  private static func writeLegend(to page: inout HTMLMarkup) {
    let entries: KeyValuePairs<StaticString, String> = [
      "fill-info": "there, in front", "fill-info covered": "covered", "pause": "paused",
      "said": "heard", "said cut": "heard until it was cut", "unsaid": "never heard",
    ]
    page.element("ul", ["class": "legend"]) { page in
      for (name, text) in entries {
        page.element("li") { page in
          page.element("svg", ["width": "28", "height": "14", "aria-hidden": "true"]) { page in
            page.element(
              "rect",
              ["class": "\(name)", "x": "1", "y": "1", "width": "26", "height": "12", "rx": "3"]
            ) { _ in }
          }
          page.write(text)
        }
      }
    }
  }
}

extension String {
  /// The text cut to so many characters, with an ellipsis where something is missing.
  fileprivate func shortened(to count: Int) -> String {
    self.count <= count ? self : prefix(count - 1) + "…"
  }
}
