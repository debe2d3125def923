internal import ToastCatalogs
internal import ToastFormatting
internal import ToastModel
internal import ToastText

extension ScenarioReader {
  /// What a tap and the swipes do.
  mutating func readActions(_ members: JSONValue, into message: inout ToastMessage) {
    if let tap = members["tap"] { message.tapAction = action(tap) }
    guard let swipe = members["swipe"],
      let sides = object(swipe, "‘swipe’", keys: ["leading", "trailing"])
    else { return }
    message.swipeActions = ToastSwipeActions(
      leading: sides["leading"].flatMap { action($0) },
      trailing: sides["trailing"].flatMap { action($0) })
  }

  private mutating func action(_ value: JSONValue) -> ToastAction? {
    guard value.string == nil else {
      return choice(value, "an action", among: ["later": .later])
    }
    let keys = ["id", "title", "icon", "confirmation", "commitOnClose"]
    guard let members = object(value, "an action", keys: keys) else { return nil }
    let commitOnClose = members["commitOnClose"].flatMap { boolean($0, "‘commitOnClose’") }
    return ToastAction(
      id: members["id"].flatMap { name($0, "the ‘id’ of an action") },
      title: members["title"].flatMap { text($0) },
      icon: members["icon"].flatMap { icon($0) },
      confirmation: members["confirmation"].flatMap { text($0) },
      commitOnClose: commitOnClose ?? false)
  }

  /// A picture by its name.
  mutating func icon(_ value: JSONValue) -> ToastIcon? {
    guard let members = object(value, "an icon", keys: ["system"]) else { return nil }
    guard let system = members["system"] else {
      report("missing-key", "an icon needs ‘system’, the name of an SF Symbol", at: value)
      return nil
    }
    return name(system, "‘system’").map(ToastIcon.system)
  }

  /// A text: verbatim, or a key with arguments.
  mutating func text(_ value: JSONValue) -> ToastText? {
    if let words = value.string { return ToastText(verbatim: words) }
    guard value.members != nil else {
      report("wrong-type", "a text must be a string or an object, not \(value.kindName)", at: value)
      return nil
    }
    let reading = value["reading"].flatMap { name($0, "‘reading’") }
    guard let key = value["key"] else {
      _ = object(value, "a text", keys: ["text", "key", "language", "reading"])
      let language = value["language"].flatMap { self.language($0, "‘language’") }
      guard let words = value["text"] else {
        report("missing-key", "a text needs ‘key’ or ‘text’", at: value)
        return nil
      }
      return string(words, "‘text’").map {
        ToastText(verbatim: $0, language: language, reading: reading)
      }
    }
    _ = object(value, "a text with a key", keys: ["key", "table", "arguments", "reading"])
    let table = value["table"].flatMap { name($0, "‘table’") }
    let arguments = value["arguments"].map { self.arguments($0) } ?? []
    return string(key, "‘key’").map {
      ToastText(key: $0, table: table, arguments: arguments, reading: reading)
    }
  }

  private mutating func arguments(_ value: JSONValue) -> [MessageArgument] {
    let (arguments, problems) = TypedArgumentReader.read(value, in: source)
    for problem in problems { log.add(problem) }
    return arguments
  }
}
