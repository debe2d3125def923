import ToastFormatting
import ToastText

extension Console {
  /// The locale that the environment asks for.
  var requestedLocale: LanguageTag {
    var variables: [String: String] = [:]
    for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
      variables[name] = environment(name)
    }
    return LocaleRequest(environment: variables).languages.first ?? .english
  }
}
