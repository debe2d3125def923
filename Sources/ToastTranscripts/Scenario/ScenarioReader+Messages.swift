internal import ToastCatalogs
internal import ToastModel
internal import ToastText

extension ScenarioReader {
  private static let messageKeys = [
    "status", "title", "message", "duration", "icon", "tint", "priority", "tap", "swipe",
  ]

  /// A message that is presented, or the choice of one by a rule.
  mutating func present(_ value: JSONValue, inputs: JSONValue?) -> ToastInput? {
    let inputs = inputs.map { self.inputs($0) } ?? [:]
    let id = value["id"].flatMap { name($0, "‘id’") }
    guard let choose = value["choose"] else {
      return message(value, "‘present’", moreKeys: ["id", "choose"], id: id).map(ToastInput.present)
    }
    _ = object(value, "‘present’ with ‘choose’", keys: ["id", "choose"])
    return choice(choose, id: id).map { .choose($0, id: id, inputs: inputs) }
  }

  private mutating func inputs(_ value: JSONValue) -> [String: String] {
    guard let members = value.members else {
      report("wrong-type", "‘inputs’ must be an object, not \(value.kindName)", at: value)
      return [:]
    }
    var inputs: [String: String] = [:]
    for member in members { inputs[member.key] = string(member.value, "an input") }
    return inputs
  }

  private mutating func choice(_ value: JSONValue, id: String?) -> ToastChoice? {
    var cases: [ToastChoice.Case] = []
    var otherwise: ToastMessage?
    for element in elements(value, "‘choose’") {
      if otherwise != nil {
        report("unreachable", "nothing is chosen after ‘otherwise’; put it last", at: element)
      }
      if let last = element["otherwise"] {
        _ = object(element, "the last case", keys: ["otherwise"])
        otherwise = message(last, "‘otherwise’", id: id) ?? otherwise
      } else if let entry = self.case(element, id: id) {
        cases.append(entry)
      }
    }
    guard let otherwise else {
      report("missing-key", "‘choose’ needs a last case ‘otherwise’", at: value)
      return nil
    }
    return ToastChoice(cases, otherwise: otherwise)
  }

  private mutating func `case`(_ value: JSONValue, id: String?) -> ToastChoice.Case? {
    guard let members = object(value, "a case", keys: ["when", "message", "otherwise"]) else {
      return nil
    }
    guard let when = members["when"], let message = members["message"] else {
      report("missing-key", "a case needs ‘when’ and ‘message’, or ‘otherwise’", at: value)
      return nil
    }
    let conditions = conditions(when)
    return self.message(message, "‘message’", id: id).map { .when(conditions, $0) }
  }

  private mutating func conditions(_ value: JSONValue) -> [ToastCondition] {
    guard let members = value.members else {
      report("wrong-type", "‘when’ must be an object, not \(value.kindName)", at: value)
      return []
    }
    return members.compactMap { condition($0) }
  }

  private mutating func condition(_ member: JSONMember) -> ToastCondition? {
    let parts = member.key.split(separator: ".")
    let input = parts.dropLast().joined(separator: ".")
    switch parts.last {
    case "isEmpty" where !input.isEmpty:
      return boolean(member.value, "‘isEmpty’").map { ToastCondition(input, .isEmpty($0)) }
    case "equals" where !input.isEmpty:
      return string(member.value, "‘equals’").map { ToastCondition(input, .equals($0)) }
    case "contains" where !input.isEmpty:
      return string(member.value, "‘contains’").map { ToastCondition(input, .contains($0)) }
    default:
      log.report(
        "unknown-key", .error,
        "‘\(member.key.shortened)’ is no condition; write ‘NAME.isEmpty’, ‘NAME.equals’ or ‘NAME.contains’",
        at: member.keyRange.lowerBound - 1)
      return nil
    }
  }

  private mutating func message(
    _ value: JSONValue, _ name: String, moreKeys: [String] = [], id: String?
  ) -> ToastMessage? {
    guard let members = object(value, name, keys: Self.messageKeys + moreKeys) else { return nil }
    let title = members["title"].flatMap { text($0) }
    if members["title"] == nil { report("missing-key", "\(name) needs ‘title’", at: value) }
    var message = ToastMessage(id: id, title: title ?? ToastText(verbatim: ""))
    if let status = members["status"] { message.status = self.status(status) ?? .normal }
    message.message = members["message"].flatMap { text($0) }
    if let duration = members["duration"] { message.duration = self.duration(duration) }
    message.icon = members["icon"].flatMap { icon($0) }
    if let tint = members["tint"] {
      message.tint = self.name(tint, "‘tint’").map(ToastTint.init(rawValue:))
    }
    if let priority = members["priority"] {
      let known: KeyValuePairs<String, ToastPriority> = ["normal": .normal, "high": .high]
      message.priority = choice(priority, "‘priority’", among: known) ?? .normal
    }
    readActions(members, into: &message)
    return message
  }

  private mutating func status(_ value: JSONValue) -> ToastStatus? {
    choice(
      value, "‘status’",
      among: [
        "normal": .normal, "success": .success, "info": .info, "warning": .warning,
        "error": .error, "notification": .notification, "progress": .progress,
      ])
  }

  private mutating func duration(_ value: JSONValue) -> ToastDuration {
    guard value.string == nil else {
      let known: KeyValuePairs<String, ToastDuration> = [
        "automatic": .automatic, "indefinite": .indefinite,
      ]
      return choice(value, "‘duration’", among: known) ?? .automatic
    }
    return seconds(value, "‘duration’").map(ToastDuration.fixed) ?? .automatic
  }
}
