import ToastCatalogs
import ToastModel
import ToastText

// How the parts of a profile are read; a member that is left out keeps what it had.

extension ElementStyles {
  mutating func take(_ value: JSONValue, _ decoder: inout ProfileDecoder) {
    let keys = [
      "rules", "toast", "button", "buttonRole", "unavailableState", "announcesActions",
    ]
    decoder.members(of: value, keys) { decoder, key, value in
      switch key {
      case "rules": rules = decoder.choice(Rules.self, value) ?? rules
      case "toast": toast = decoder.list(value) { $0.utterance($1) } ?? toast
      case "button": button = decoder.list(value) { $0.utterance($1) } ?? button
      case "buttonRole": buttonRole = decoder.string(value) ?? buttonRole
      case "unavailableState": unavailableState = decoder.string(value) ?? unavailableState
      case "announcesActions": announcesActions = decoder.flag(value) ?? announcesActions
      default: break
      }
    }
  }
}

extension AnnouncementStyle {
  mutating func take(_ value: JSONValue, _ decoder: inout ProfileDecoder) {
    decoder.members(of: value, ["utterances", "role", "separator", "queueing"]) {
      decoder, key, value in
      switch key {
      case "utterances": utterances = decoder.list(value) { $0.utterance($1) } ?? utterances
      case "role": role = value.isNull ? nil : decoder.string(value) ?? role
      case "separator": separator = decoder.string(value) ?? separator
      case "queueing": queueing = value.isNull ? nil : decoder.queueing(value) ?? queueing
      default: break
      }
    }
  }
}

extension StatusRule {
  mutating func take(_ value: JSONValue, _ decoder: inout ProfileDecoder) {
    decoder.members(of: value, ["style", "region", "priority"]) { decoder, key, value in
      switch key {
      case "style": style = decoder.string(value) ?? style
      case "region": region = decoder.string(value) ?? region
      case "priority": priority = decoder.choice(AnnouncementPriority.self, value) ?? priority
      default: break
      }
    }
  }
}

extension DuplicateRule {
  mutating func take(_ value: JSONValue, _ decoder: inout ProfileDecoder) {
    decoder.members(of: value, ["sameToast", "sameText"]) { decoder, key, value in
      switch key {
      case "sameToast": sameToast = decoder.seconds(value) ?? sameToast
      case "sameText": sameText = decoder.seconds(value) ?? sameText
      default: break
      }
    }
  }
}

extension LiveRegionRule {
  mutating func take(_ value: JSONValue, _ decoder: inout ProfileDecoder) {
    let keys = ["firstDelay", "spacing", "limit", "expiry", "assertiveRemovesPolite"]
    decoder.members(of: value, keys) { decoder, key, value in
      switch key {
      case "firstDelay": firstDelay = decoder.seconds(value) ?? firstDelay
      case "spacing": spacing = decoder.seconds(value) ?? spacing
      case "limit": limit = value.isNull ? nil : decoder.count(value) ?? limit
      case "expiry": expiry = value.isNull ? nil : decoder.seconds(value) ?? expiry
      case "assertiveRemovesPolite":
        assertiveRemovesPolite = decoder.flag(value) ?? assertiveRemovesPolite
      default: break
      }
    }
  }
}

extension VerbositySettings {
  mutating func take(_ value: JSONValue, _ decoder: inout ProfileDecoder) {
    decoder.members(of: value, VerbosityKey.allCases.map(\.rawValue)) { decoder, key, value in
      let text = value.string ?? value.number?.description
      guard let text else {
        return decoder.report("a text is needed here, not \(value.kindName)", at: value)
      }
      if let problem = set(key, to: text) { decoder.report(problem.message, at: value) }
    }
  }
}

extension BrailleMessageStyle {
  mutating func take(_ value: JSONValue, _ decoder: inout ProfileDecoder) {
    let keys = ["parts", "separator", "frame", "framedStatuses"]
    decoder.members(of: value, keys) { decoder, key, value in
      switch key {
      case "parts": parts = decoder.list(value) { $0.choice(ReaderPart.self, $1) } ?? parts
      case "separator": separator = decoder.string(value) ?? separator
      case "frame": frame = decoder.string(value) ?? frame
      case "framedStatuses":
        let names = decoder.list(value) { $0.string($1) }
        framedStatuses = names.map { $0.map(ToastStatus.init) } ?? framedStatuses
      default: break
      }
    }
  }
}

extension ProfileDecoder {
  mutating func utterance(_ value: JSONValue) -> UtteranceStyle? {
    var style = UtteranceStyle(parts: [])
    let keys = ["parts", "separator", "addsFullStop", "forEachAction"]
    members(of: value, keys) { decoder, key, value in
      switch key {
      case "parts": style.parts = decoder.list(value) { $0.choice(ReaderPart.self, $1) } ?? []
      case "separator": style.separator = decoder.string(value) ?? style.separator
      case "addsFullStop": style.addsFullStop = decoder.flag(value) ?? false
      case "forEachAction": style.forEachAction = decoder.flag(value) ?? false
      default: break
      }
    }
    return style.parts.isEmpty ? nil : style
  }

  mutating func queueing(_ value: JSONValue) -> SpeechQueueing? {
    var rule: SpeechQueueing.Rule?
    var isProtected = false
    members(of: value, ["rule", "protected"]) { decoder, key, value in
      switch key {
      case "rule": rule = decoder.choice(SpeechQueueing.Rule.self, value)
      case "protected": isProtected = decoder.flag(value) ?? false
      default: break
      }
    }
    return rule.map { SpeechQueueing($0, isProtected: isProtected) }
  }
}
