import ToastCatalogs

/// One entry of a String Catalog, written out for an example.
struct ExampleEntry {
  var key: String
  var comment: String?
  /// The texts of the source by plural category; an empty category is a plain text.
  var source: KeyValuePairs<String, String>
  var target: KeyValuePairs<String, String>
  var locale: String
  var state: String

  /// The catalog, with the marks of the texts in it.
  var catalog: String {
    var localizations: [String] = []
    if !source.isEmpty { localizations.append(localization("en", source, "translated")) }
    if !target.isEmpty, locale != "en" || source.isEmpty {
      localizations.append(localization(locale, target, state))
    }
    let comment = comment.map { "\"comment\" : \(quoted($0)),\n      " } ?? ""
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          \(quoted(key)) : {
            \(comment)"localizations" : {
              \(localizations.joined(separator: ",\n        "))
            }
          }
        },
        "version" : "1.0"
      }
      """
  }

  private func localization(
    _ locale: String, _ texts: KeyValuePairs<String, String>, _ state: String
  ) -> String {
    func unit(_ text: String) -> String {
      "{ \"stringUnit\" : { \"state\" : \(quoted(state)), \"value\" : \(quoted(text)) } }"
    }
    if let plain = texts.first, plain.key.isEmpty, texts.count == 1 {
      return "\(quoted(locale)) : \(unit(plain.value))"
    }
    let cases = texts.map { "\(quoted($0.key)) : \(unit($0.value))" }.joined(separator: ", ")
    // A mark before the locale itself: the choice as a whole is meant.
    return "\(quoted(locale)) : { \"variations\" : { \"plural\" : { \(cases) } } }"
  }

  private func quoted(_ text: String) -> String { JSONOutput.string(text).text }
}
