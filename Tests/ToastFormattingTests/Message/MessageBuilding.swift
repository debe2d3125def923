import ToastCatalogs
import ToastText

/// Catalog entries in few words.
extension CatalogLocalization {
  /// One text.
  static func text(_ text: String, _ substitutions: Substitution...) -> CatalogLocalization {
    CatalogLocalization(
      locale: "en", content: .unit(StringUnit(text)), substitutions: substitutions)
  }

  /// A plural.
  static func plural(_ texts: KeyValuePairs<PluralCategory, String>) -> CatalogLocalization {
    CatalogLocalization(locale: "en", content: Variation.plural(texts))
  }

  /// A choice by device.
  static func device(
    _ texts: KeyValuePairs<Device, Variation>, _ substitutions: Substitution...
  ) -> CatalogLocalization {
    CatalogLocalization(
      locale: "en", content: .device(texts.map { Variation.Case($0.key, $0.value) }),
      substitutions: substitutions)
  }
}

extension Variation {
  /// A plural.
  static func plural(_ texts: KeyValuePairs<PluralCategory, String>) -> Variation {
    .plural(texts.map { Case($0.key, .unit(StringUnit($0.value))) })
  }

  /// One text.
  static func text(_ text: String) -> Variation { .unit(StringUnit(text)) }
}

extension Substitution {
  /// A substitution with a plural.
  static func plural(
    _ name: String, _ number: Int? = nil, _ specifier: String? = nil,
    _ texts: KeyValuePairs<PluralCategory, String>
  ) -> Substitution {
    Substitution(
      name: name, argumentNumber: number, formatSpecifier: specifier, content: .plural(texts))
  }
}
