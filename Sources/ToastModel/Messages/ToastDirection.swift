public import ToastText

/// The direction in which a language is written.
public enum ToastDirection: String, Hashable, Sendable {
  /// As English, Japanese, Chinese.
  case leftToRight
  /// As Arabic, Hebrew.
  case rightToLeft

  /// The direction of a language, by its script where the tag names one.
  ///
  /// This is the answer of an engine that was given none; ICU knows more languages.
  public init(of language: LanguageTag) {
    let scripts: Set<String> = [
      "Adlm", "Arab", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
    ]
    let languages: Set<String> = [
      "ar", "ckb", "dv", "fa", "he", "ks", "mzn", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    let isRightToLeft =
      language.script.map(scripts.contains) ?? languages.contains(language.language)
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }
}
