import ToastCatalogs
import ToastModel
public import ToastText

extension ReaderProfile {
  /// Reads a profile from its JSON file.
  ///
  /// Members that are left out come from the profile that `"base"` names, else from the plain one, so
  /// a file may be as short as `{"base":"orca","channel":"live-region"}`.
  ///
  /// - Returns: The profile, `nil` if the file holds no JSON object, and what is wrong with it.
  public static func read(
    _ bytes: [UInt8], path: String
  ) -> (profile: ReaderProfile?, problems: [Problem]) {
    let source = SourceText(path: path, bytes: bytes)
    let (value, problems) = JSONReader.read(source)
    var decoder = ProfileDecoder(source)
    guard let value, value.members != nil else {
      if problems.isEmpty {
        decoder.log.report(
          "profile", .error, "a reader profile is a JSON object; write it in braces", at: 0)
      }
      return (nil, problems + decoder.log.problems)
    }
    var profile = ReaderProfile(name: nameOf(path))
    if let base = value["base"], let name = decoder.string(base) {
      if let named = named(name) {
        profile = named
        profile.name = nameOf(path)
      } else {
        let advice = NearestName.advice(for: name, among: names)
        decoder.report("no profile is called ‘\(name)’; \(advice)", at: base)
      }
    }
    profile.take(value, &decoder)
    return (profile, problems + decoder.log.problems)
  }

  private static func nameOf(_ path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".json") ? String(file.dropLast(5)) : file
  }

  private static let keys = [
    "base", "name", "title", "version", "source", "channel", "elements", "styles", "statuses",
    "priorities", "duplicates", "liveRegion", "verbosity", "braille",
  ]

  private mutating func take(_ value: JSONValue, _ decoder: inout ProfileDecoder) {
    decoder.members(of: value, Self.keys) { decoder, key, value in
      switch key {
      case "name": name = decoder.string(value) ?? name
      case "title": title = decoder.string(value) ?? title
      case "version": version = decoder.string(value) ?? version
      case "source": self.source = decoder.string(value) ?? source
      case "channel": channel = decoder.choice(ReaderChannel.self, value) ?? channel
      case "elements": elements.take(value, &decoder)
      case "styles": takeStyles(value, &decoder)
      case "statuses": takeStatuses(value, &decoder)
      case "priorities": takePriorities(value, &decoder)
      case "duplicates": duplicates.take(value, &decoder)
      case "liveRegion": liveRegion.take(value, &decoder)
      case "verbosity": verbosity.take(value, &decoder)
      case "braille": braille.take(value, &decoder)
      default: break
      }
    }
    checkStyles(value, &decoder)
  }

  private mutating func takeStyles(_ value: JSONValue, _ decoder: inout ProfileDecoder) {
    decoder.members(of: value, value.members?.map(\.key) ?? []) { decoder, key, value in
      styles[key, default: AnnouncementStyle()].take(value, &decoder)
    }
  }

  private mutating func takeStatuses(_ value: JSONValue, _ decoder: inout ProfileDecoder) {
    // An open set: a status of the user's own may have a rule.
    decoder.members(of: value, value.members?.map(\.key) ?? []) { decoder, key, value in
      let status = ToastStatus(rawValue: key)
      var rule = rule(for: status)
      rule.take(value, &decoder)
      statuses[status] = rule
    }
  }

  private mutating func takePriorities(_ value: JSONValue, _ decoder: inout ProfileDecoder) {
    let names = AnnouncementPriority.allCases.map(\.rawValue)
    decoder.members(of: value, names) { decoder, key, value in
      guard let priority = AnnouncementPriority(rawValue: key) else { return }
      priorities[priority] = decoder.queueing(value) ?? queueing(for: priority)
    }
  }

  /// Reports statuses that lead to a style that is not there.
  private func checkStyles(_ value: JSONValue, _ decoder: inout ProfileDecoder) {
    for member in value["statuses"]?.members ?? [] {
      for key in ["style", "region"] {
        guard let place = member.value[key], let name = place.string, styles[name] == nil else {
          continue
        }
        let advice = NearestName.advice(for: name, among: styles.keys.sorted())
        decoder.report("no style is called ‘\(name)’; \(advice)", at: place)
      }
    }
  }
}
