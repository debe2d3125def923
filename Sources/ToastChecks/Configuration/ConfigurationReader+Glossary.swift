import ToastCatalogs
import ToastText

extension ConfigurationReader {
  /// Terms with their translations: `{"folder": {"ja": "フォルダ"}}`.
  ///
  /// A locale has one translation, a list of them, or `{"use": […], "avoid": […]}`.
  mutating func glossary(_ value: JSONValue) -> [GlossaryTerm] {
    (members(value, "‘glossary’") ?? []).compactMap { member in
      guard !member.key.isEmpty else {
        report("wrong-value", "a term must not be empty", at: member.value)
        return nil
      }
      return term(member)
    }
  }

  private mutating func term(_ member: JSONMember) -> GlossaryTerm {
    var term = GlossaryTerm(member.key)
    for translation in members(member.value, "a term of the glossary") ?? [] {
      guard LanguageTag(parsing: translation.key) != nil else {
        log.report(
          "wrong-value", .error,
          "‘\(translation.key.shortened)’ is no language tag; write one such as ‘zh-Hant’",
          at: translation.keyRange.lowerBound - 1)
        continue
      }
      read(translation.value, into: &term, locale: translation.key)
    }
    return term
  }

  private mutating func read(_ value: JSONValue, into term: inout GlossaryTerm, locale: String) {
    switch value.content {
    case .string(let text): term.translations[locale] = [text]
    case .array: term.translations[locale] = strings(value, "the translations of a term")
    case .object:
      let members = members(value, "the translation of a term", keys: ["use", "avoid"]) ?? []
      for member in members {
        let words = strings(member.value, "‘\(member.key.shortened)’")
        if member.key == "use" { term.translations[locale] = words }
        if member.key == "avoid" { term.forbidden[locale] = words }
      }
    default:
      report(
        "wrong-type",
        "the translation of a term must be a string, a list or ‘{\"use\": […], \"avoid\": […]}’, not "
          + value.kindName, at: value)
    }
  }
}
