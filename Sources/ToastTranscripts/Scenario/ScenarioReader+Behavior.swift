internal import ToastCatalogs
internal import ToastModel
internal import ToastText

extension ScenarioReader {
  /// A behaviour by name, or an object that overrides parts of one.
  mutating func behavior(_ value: JSONValue) -> ToastBehavior {
    guard value.members != nil else { return namedBehavior(value) ?? .toastKit }
    let keys = [
      "base", "defaultDuration", "limit", "update", "duplicateWindow", "merge", "throttle",
    ]
    _ = object(value, "a behavior", keys: keys)
    if value["base"] == nil {
      report("missing-key", "a behavior needs ‘base’, the one it is made from", at: value)
    }
    var behavior = value["base"].flatMap { namedBehavior($0) } ?? .toastKit
    if let time = value["defaultDuration"], let time = seconds(time, "‘defaultDuration’") {
      behavior.defaultDuration = .fixed(time)
    }
    if let limit = value["limit"] { behavior.limit = self.limit(limit) }
    if let update = value["update"], let policy = updatePolicy(update) {
      behavior.updatePolicy = policy
    }
    if let window = value["duplicateWindow"], let window = seconds(window, "‘duplicateWindow’") {
      behavior.duplicateWindow = window
    }
    if let merge = value["merge"] { behavior.mergesRepeats = boolean(merge, "‘merge’") ?? false }
    if let throttle = value["throttle"], let throttle = seconds(throttle, "‘throttle’") {
      behavior.progressThrottle = throttle
    }
    return behavior
  }

  private mutating func namedBehavior(_ value: JSONValue) -> ToastBehavior? {
    choice(
      value, "a behavior",
      among: [
        "toastkit": .toastKit, "tardiness": .tardiness, "toaster": .toaster,
        "conditional-alert": .conditionalAlert, "banner": .banner, "powerplay": .powerplay,
        "single": .single,
      ])
  }

  private mutating func limit(_ value: JSONValue) -> ToastLimit? {
    guard let members = object(value, "‘limit’", keys: ["count", "evict"]) else { return nil }
    var eviction = ToastEviction.oldest
    if let evict = members["evict"] {
      let known: KeyValuePairs<String, ToastEviction> = [
        "oldest": .oldest, "newest": .newest, "lowestStatus": .lowestStatus,
      ]
      eviction = choice(evict, "‘evict’", among: known) ?? .oldest
    }
    guard let count = members["count"] else {
      report("missing-key", "‘limit’ needs ‘count’, at least 1", at: value)
      return nil
    }
    guard let number = count.number?.integerValue, number >= 1 else {
      report("wrong-value", "‘count’ must be a whole number from 1 on", at: count)
      return nil
    }
    return ToastLimit(number, evicting: eviction)
  }

  private mutating func updatePolicy(_ value: JSONValue) -> ToastUpdatePolicy? {
    guard value.members != nil else {
      return choice(
        value, "‘update’", among: ["restart": .restart, "keep-remaining": .keepRemaining])
    }
    guard let least = object(value, "‘update’", keys: ["at-least"])?["at-least"] else {
      report("missing-key", "‘update’ needs ‘at-least’, a number of seconds", at: value)
      return nil
    }
    return seconds(least, "‘at-least’").map(ToastUpdatePolicy.atLeast)
  }
}
