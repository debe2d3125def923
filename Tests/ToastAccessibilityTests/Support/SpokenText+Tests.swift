import ToastAccessibility
import ToastText

extension SpokenText {
  init(_ text: String, _ language: LanguageTag = .english) {
    self.init(text, language: language, source: .verbatim)
  }
}
