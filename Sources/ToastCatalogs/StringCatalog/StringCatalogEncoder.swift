import ToastText

/// Turns the values of a catalog into the objects of a String Catalog.
enum StringCatalogEncoder {
  /// A whole catalog.
  static func value(of catalog: Catalog) -> JSONValue {
    let strings = catalog.entries.map { JSONMember($0.key, value(of: $0)) }
    return object([
      ("sourceLanguage", string(catalog.sourceLanguage)),
      ("strings", JSONValue(.object(strings))),
      ("version", string(catalog.version ?? "1.0")),
    ])
  }

  /// An entry.
  static func value(of entry: CatalogEntry) -> JSONValue {
    let localizations = entry.localizations.map { JSONMember($0.locale, value(of: $0)) }
    return object([
      ("comment", entry.comment.map(string)),
      ("extractionState", entry.extractionState.map { string($0.rawValue) }),
      ("localizations", localizations.isEmpty ? nil : JSONValue(.object(localizations))),
      ("shouldTranslate", entry.shouldTranslate ? nil : JSONValue(.boolean(false))),
    ])
  }

  /// The translation of an entry into one locale.
  static func value(of localization: CatalogLocalization) -> JSONValue {
    let substitutions = localization.substitutions.map { JSONMember($0.name, value(of: $0)) }
    var members = localization.content.flatMap { value(of: $0).members } ?? []
    if !substitutions.isEmpty {
      members.append(JSONMember("substitutions", JSONValue(.object(substitutions))))
    }
    return JSONValue(.object(members))
  }

  private static func value(of substitution: Substitution) -> JSONValue {
    let content = substitution.content.flatMap { value(of: $0).members } ?? []
    let fields = object([
      ("argNum", substitution.argumentNumber.map { JSONValue(.number(String($0))) }),
      ("formatSpecifier", substitution.formatSpecifier.map(string)),
    ])
    return JSONValue(.object((fields.members ?? []) + content))
  }

  /// A text or a choice, as an object with one shape in it.
  static func value(of variation: Variation) -> JSONValue {
    switch variation {
    case .unit(let unit):
      return object([("stringUnit", value(of: unit))])
    case .set(let set):
      let values = JSONValue(.array(set.values.map(string)))
      return object([
        (
          "stringSet",
          object([("state", string(set.state?.rawValue ?? "translated")), ("values", values)])
        )
      ])
    case .plural(let cases):
      return choice("plural", cases.map { JSONMember($0.selector.rawValue, value(of: $0.value)) })
    case .device(let cases):
      return choice("device", cases.map { JSONMember($0.selector.rawValue, value(of: $0.value)) })
    case .width(let cases):
      // String Catalogs know no widths; the widest text says the most.
      return cases.last.map { value(of: $0.value) } ?? JSONValue(.object([]))
    }
  }

  /// A string unit.
  static func value(of unit: StringUnit) -> JSONValue {
    object([
      ("state", string(unit.state?.rawValue ?? "translated")), ("value", string(unit.value)),
    ])
  }

  private static func choice(_ dimension: String, _ members: [JSONMember]) -> JSONValue {
    object([("variations", object([(dimension, JSONValue(.object(members)))]))])
  }

  static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }

  private static func object(_ members: [(String, JSONValue?)]) -> JSONValue {
    JSONValue(.object(members.compactMap { name, value in value.map { JSONMember(name, $0) } }))
  }
}
