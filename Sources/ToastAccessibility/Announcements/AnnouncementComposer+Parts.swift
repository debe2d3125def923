import ToastModel
import ToastText

// How the parts of a toast become utterances.
extension AnnouncementComposer {
  /// What a style makes of a toast.
  func utterances(
    of content: ToastContent, style: AnnouncementStyle, count: Int
  ) -> [Utterance] {
    let counted = style.utterances.lastIndex { Self.saysContent($0, of: content) }
    return style.utterances.enumerated().flatMap { index, utterance -> [Utterance] in
      let authors = content.actions.prefix(content.authorActionCount)
      let names: [SpokenText?] = utterance.forEachAction ? Array(authors) : [nil]
      return names.map { name in
        self.utterance(
          utterance, content: content, action: name, role: style.role,
          count: index == counted ? count : 1)
      }
    }.filter { !$0.isEmpty }
  }

  /// One utterance by its style; empty where the toast has none of its parts.
  func utterance(
    _ style: UtteranceStyle, content: ToastContent, action: SpokenText?, role: String?, count: Int
  ) -> Utterance {
    let parts = style.parts.map { part in
      segments(of: part, content: content, action: action, role: role)
    }
    return joined(parts, style, count: count)
  }

  /// Parts with the separators and the full stop of a style.
  func joined(
    _ parts: [[SpokenSegment]], _ style: UtteranceStyle, count: Int = 1
  ) -> Utterance {
    var joined: [SpokenSegment] = []
    for part in parts where !part.isEmpty {
      if let last = joined.indices.last { joined[last].text += style.separator }
      joined += part
    }
    if count > 1 { joined = repeated(joined, count: count) }
    if style.addsFullStop, let last = joined.indices.last {
      joined[last].text = Self.withFullStop(joined[last].text)
    }
    return Utterance(segments: joined)
  }

  private func segments(
    of part: ReaderPart, content: ToastContent, action: SpokenText?, role: String?
  ) -> [SpokenSegment] {
    switch part {
    case .sentence: sentence(content)
    case .label: label(content)
    case .message: [content.message].compactMap(\.?.segment)
    case .role: verbosity.roles ? role.map(roleWord) ?? [] : []
    case .action: [action].compactMap(\.?.segment)
    case .button: verbosity.roles ? roleWord(profile.elements.buttonRole) : []
    case .states: []
    }
  }

  /// Status word, title and message as one sentence.
  private func sentence(_ content: ToastContent) -> [SpokenSegment] {
    words.sentence(
      "announcement.status-title-message",
      [
        "status": statusWord(of: content.status).map { [$0.segment] },
        "title": [content.title.segment],
        "message": content.message.map { [$0.segment] },
      ])
  }

  /// Status word and title.
  func label(_ content: ToastContent) -> [SpokenSegment] {
    words.sentence(
      "element.label",
      [
        "status": statusWord(of: content.status).map { [$0.segment] },
        "title": [content.title.segment],
      ])
  }

  /// A sentence with how often it came.
  private func repeated(_ segments: [SpokenSegment], count: Int) -> [SpokenSegment] {
    guard let times = words.word("toast.repeated", [.integer(count)]) else { return segments }
    return words.sentence(
      "announcement.repeated", ["announcement": segments, "count": [times.segment]])
  }

  /// The word for a role; a profile of a user's own may hold the word itself.
  private func roleWord(_ key: String) -> [SpokenSegment] {
    let word = words.word(key) ?? SpokenText(key, language: words.language, source: .verbatim)
    return [word.segment]
  }

  private static func saysContent(_ style: UtteranceStyle, of content: ToastContent) -> Bool {
    style.parts.contains { part in
      switch part {
      case .sentence, .label: true
      case .message: content.message != nil
      case .role, .states, .action, .button: false
      }
    }
  }

  /// Orca ends a part that ends in a letter or digit with a full stop, an ASCII one in any script.
  private static func withFullStop(_ text: String) -> String {
    guard let last = text.last, last.isLetter || last.isNumber else { return text }
    return "\(text)."
  }
}

extension SpokenText {
  /// The text as a piece of an utterance.
  var segment: SpokenSegment {
    SpokenSegment(text: text, language: language, source: source, reading: reading)
  }
}
