/// A String Catalog with one substitution, for examples.
enum SubstitutionExample {
  /// The catalog with a text for the German case `other`.
  static func catalog(_ text: String) -> String {
    func localization(_ format: String, _ one: String, _ other: String) -> String {
      """
      { "stringUnit" : { "state" : "translated", "value" : "\(format)" }, "substitutions" : {
        "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "\(one)" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "\(other)" } } } } } } }
      """
    }
    return """
      { "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : {
        "en" : \(localization("%#@files@ of %@", "%arg file", "%arg files")),
        "de" : \(localization("%#@files@ von %@", "%arg Datei", text)) } } }, "version" : "1.0" }
      """
  }
}
