import ToastCatalogs

/// A String Catalog of some keys, for examples.
enum CatalogExample {
  /// The catalog: each key with its texts by locale.
  static func catalog(
    _ entries: [(key: String, texts: KeyValuePairs<String, String>)], fields: String = ""
  ) -> String {
    let rows = entries.map { entry in
      let texts = entry.texts.map { locale, text in
        "\(quoted(locale)) : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \(quoted(text)) } }"
      }
      return "    \(quoted(entry.key)) : { \(fields)\"localizations\" : { "
        + texts.joined(separator: ", ") + " } }"
    }
    return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
      + rows.joined(separator: ",\n") + "\n  },\n  \"version\" : \"1.0\"\n}\n"
  }

  private static func quoted(_ text: String) -> String { JSONOutput.string(text).text }
}
