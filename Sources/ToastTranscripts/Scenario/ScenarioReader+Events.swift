internal import ToastAccessibility
internal import ToastCatalogs
internal import ToastModel

extension ScenarioReader {
  private static let eventKeys = [
    "present", "touch", "app", "page", "act", "speech", "dismiss", "dismissAll", "skip", "focus",
    "suspend", "unsuspend", "inputMethod", "locale",
  ]

  /// What happens, in the order of time.
  mutating func steps(_ value: JSONValue) -> [ScenarioStep] {
    var steps: [ScenarioStep] = []
    var last = Duration.zero
    for element in elements(value, "‘events’") {
      let keys = ["at", "inputs"] + Self.eventKeys
      guard object(element, "an event", keys: keys) != nil else { continue }
      // An event at a time that cannot be is still looked through for more faults.
      let time = time(of: element) ?? last
      if time < last {
        report(
          "time-goes-back",
          "the event at \(time.secondsText) s stands after one at \(last.secondsText) s; put events in the order of time",
          at: element["at"] ?? element)
      }
      last = max(last, time)
      guard let event = event(element) else { continue }
      let position = source.position(at: element.range.lowerBound)
      steps.append(ScenarioStep(at: time, event, position: position))
    }
    return steps
  }

  private mutating func time(of element: JSONValue) -> Duration? {
    guard let at = element["at"] else {
      report("missing-key", "an event needs ‘at’, the second it happens", at: element)
      return nil
    }
    return seconds(at, "‘at’")
  }

  private mutating func event(_ element: JSONValue) -> ScenarioStep.Event? {
    let found = (element.members ?? []).filter { Self.eventKeys.contains($0.key) }
    guard let member = found.first else {
      report("missing-key", "nothing happens in this event; add one of its kinds", at: element)
      return nil
    }
    if found.count > 1 {
      report(
        "several-events",
        "‘\(found[0].key)’ and ‘\(found[1].key)’ are two events; write an event for each",
        at: element)
    }
    if element["inputs"] != nil, member.key != "present" {
      report("unused-key", "‘inputs’ belongs to an event with ‘present’", at: element)
    }
    switch member.key {
    case "present":
      return present(member.value, inputs: element["inputs"]).map(ScenarioStep.Event.input)
    case "speech": return speech(member.value)
    default: return input(member.key, member.value).map(ScenarioStep.Event.input)
    }
  }

  private mutating func input(_ key: String, _ value: JSONValue) -> ToastInput? {
    switch key {
    case "touch":
      choice(value, "‘touch’", among: ["began": .touchBegan, "ended": .touchEnded])
    case "app":
      choice(
        value, "‘app’", among: ["background": .enterBackground, "foreground": .enterForeground])
    case "page":
      choice(value, "‘page’", among: ["appeared": .pageAppeared, "disappeared": .pageDisappeared])
    case "act": act(value)
    case "dismiss": name(value, "‘dismiss’").map(ToastInput.dismiss)
    case "dismissAll": dismissAll(value)
    case "skip": skip(value)
    case "focus": value.isNull ? .focus(nil) : name(value, "‘focus’").map(ToastInput.focus)
    case "suspend": name(value, "‘suspend’").map(ToastInput.suspend)
    case "unsuspend": name(value, "‘unsuspend’").map(ToastInput.unsuspend)
    case "inputMethod": inputMethod(value)
    default: language(value, "‘locale’").map(ToastInput.setLocale)
    }
  }

  private mutating func dismissAll(_ value: JSONValue) -> ToastInput? {
    guard boolean(value, "‘dismissAll’") == true else {
      if value.boolean == false { report("wrong-value", "‘dismissAll’ takes ‘true’", at: value) }
      return nil
    }
    return .dismissAll
  }

  private mutating func skip(_ value: JSONValue) -> ToastInput? {
    guard let members = object(value, "‘skip’", keys: ["gap"]) else { return nil }
    guard let gap = members["gap"] else { return .skip(gap: .zero) }
    return seconds(gap, "‘gap’").map(ToastInput.skip)
  }

  private mutating func inputMethod(_ value: JSONValue) -> ToastInput? {
    let known: KeyValuePairs<String, ToastInputMethod> = [
      "touch": .touch, "keyboard": .keyboard, "switch": .switch,
    ]
    return choice(value, "‘inputMethod’", among: known).map(ToastInput.setInputMethod)
  }

  private mutating func act(_ value: JSONValue) -> ToastInput? {
    guard let members = object(value, "‘act’", keys: ["toast", "via", "action"]) else { return nil }
    if members["toast"] == nil || members["via"] == nil {
      report("missing-key", "‘act’ needs ‘toast’ and ‘via’", at: value)
    }
    let action = members["action"].flatMap { name($0, "‘action’") }
    let toast = members["toast"].flatMap { name($0, "‘toast’") }
    let gesture = members["via"].flatMap { self.gesture($0) }
    guard let toast, let gesture else { return nil }
    if gesture == .rotor || gesture == .longPress, members["action"] == nil {
      report(
        "missing-key", "‘\(gesture.rawValue)’ needs ‘action’, the one that is chosen", at: value)
    }
    return .act(ToastAct(on: toast, via: gesture, action: action))
  }

  private mutating func gesture(_ value: JSONValue) -> ToastGesture? {
    choice(
      value, "‘via’",
      among: [
        "tap": .tap, "swipe-leading": .swipeLeading, "swipe-trailing": .swipeTrailing,
        "swipe-left": .swipeLeft, "swipe-right": .swipeRight, "long-press": .longPress,
        "rotor": .rotor, "magic-tap": .magicTap, "escape": .escape,
      ])
  }

  private mutating func speech(_ value: JSONValue) -> ScenarioStep.Event? {
    let keys = ["text", "priority", "language"]
    guard let members = object(value, "‘speech’", keys: keys) else { return nil }
    let text = members["text"].flatMap { string($0, "‘text’") }
    if members["text"] == nil {
      report("missing-key", "‘speech’ needs ‘text’, what is said", at: value)
    }
    var priority = AnnouncementPriority.default
    if let word = members["priority"] {
      let known: KeyValuePairs<String, AnnouncementPriority> = [
        "low": .low, "default": .default, "high": .high,
      ]
      priority = choice(word, "‘priority’", among: known) ?? .default
    }
    let language = members["language"].flatMap { self.language($0, "‘language’") }
    return text.map { .speech($0, language: language, priority: priority) }
  }
}
